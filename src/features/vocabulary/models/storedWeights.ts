import * as v from 'valibot'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'

const WEIGHTS = 21
const schema = v.pipe(v.array(v.number()), v.length(WEIGHTS))

/** The learner's memory parameters as last fetched; absent for the default ones. */
export const storedWeights = (storage: KeyValueStore, uid: string): PersistedValue<number[]> =>
  new PersistedValue(storage, `words:weights:${uid}`, schema)
