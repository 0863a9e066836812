import { definePage } from '@/app/definePage'
import { NotOpenView } from './NotOpenView'

export default definePage(NotOpenView)
