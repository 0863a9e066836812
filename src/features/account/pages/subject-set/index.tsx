import { definePage } from '@/app/definePage'
import { SubjectSetView } from '../../views/SubjectSetView'

export default definePage(SubjectSetView)
