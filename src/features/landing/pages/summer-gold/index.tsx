import { definePage } from '@/app/definePage'
import { SummerGoldView } from '../../views/SummerGoldView'

export default definePage(SummerGoldView)
