import { guardHistory } from './historyGuard'
import type { Back } from './types'

export const back: Back = { guard: (onBack) => guardHistory(onBack) }
