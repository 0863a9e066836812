import { definePage } from '@/app/definePage'
import { PaySuccessView } from '../../views/PaySuccessView'

export default definePage(PaySuccessView)
