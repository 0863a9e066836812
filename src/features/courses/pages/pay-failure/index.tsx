import { definePage } from '@/app/definePage'
import { PayFailureView } from '../../views/PayFailureView'

export default definePage(PayFailureView)
