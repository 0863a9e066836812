import { definePage } from '@/app/definePage'
import { AsRegardsView } from '../../views/AsRegardsView'

export default definePage(AsRegardsView)
