import { definePage } from '@/app/definePage'
import { PaycourseDetailsView } from '../../views/PaycourseDetailsView'

export default definePage(PaycourseDetailsView)
