import { definePage } from '@/app/definePage'
import { NotOpenView } from '../not-open/NotOpenView'

export default definePage(NotOpenView)
