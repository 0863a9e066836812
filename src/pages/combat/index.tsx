import { definePage } from '@/app/definePage'
import { NotOpenView } from '@/app/NotOpenView'

export default definePage(NotOpenView)
