import { definePage } from '@/app/definePage'
import { CombatView } from './CombatView'

export default definePage(CombatView)
