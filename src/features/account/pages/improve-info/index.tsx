import { definePage } from '@/app/definePage'
import { ImproveInfoView } from '../../views/ImproveInfoView'

export default definePage(ImproveInfoView)
