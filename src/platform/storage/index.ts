import { memoryStore } from './memoryStore'
import type { Storage } from './types'

export type * from './types'

/** The memory implementation, which tests use; a build takes index.h5 or index.weapp instead. */
export const storage: Storage = { local: memoryStore(), session: memoryStore() }
