import { definePage } from '@/app/definePage'
import { BlankView } from '../../views/BlankView'

export default definePage(BlankView)
