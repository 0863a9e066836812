import { definePage } from '@/app/definePage'
import { StudyCenterView } from './StudyCenterView'

export default definePage(StudyCenterView)
