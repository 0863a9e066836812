import { useStores } from '@/stores/useStores'
import type { AppStores } from './createStores'

/** The stores with what only the shell may use. */
export const useAppStores = (): AppStores => useStores() as AppStores
