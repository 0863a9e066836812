import * as v from 'valibot'
import type { KeyValueStore } from '@/platform/storage'

const WEIGHTS = 21
const schema = v.pipe(v.array(v.number()), v.length(WEIGHTS))
const keyOf = (uid: string): string => `words:weights:${uid}`

/** The learner's memory parameters as the backend last told them; undefined for the default ones. */
export const keptWeights = (storage: KeyValueStore, uid: string): readonly number[] | undefined => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(storage.get(keyOf(uid)) ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

export const keepWeights = (storage: KeyValueStore, uid: string, weights: readonly number[]): void => {
  storage.set(keyOf(uid), JSON.stringify(weights))
}
