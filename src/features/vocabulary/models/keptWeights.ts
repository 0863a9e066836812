import * as v from 'valibot'
import type { KeyValueStore } from '@/platform/storage'
import { Kept } from '@/stores/Kept'

const WEIGHTS = 21
const schema = v.pipe(v.array(v.number()), v.length(WEIGHTS))

/** The learner's memory parameters as the backend last told them; none for the default ones. */
export const keptWeights = (storage: KeyValueStore, uid: string): Kept<number[]> =>
  new Kept(storage, `words:weights:${uid}`, schema)
