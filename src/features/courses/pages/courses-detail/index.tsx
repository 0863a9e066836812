import { definePage } from '@/app/definePage'
import { CoursesDetailView } from '../../views/CoursesDetailView'

export default definePage(CoursesDetailView)
