import * as v from 'valibot'
import type { KeyValueStore } from '@/platform/storage'
import { testKinds } from '../models/testItems'
import { PersistedValue } from '@/stores/device/PersistedValue'

const schema = v.object({
  kind: v.picklist(testKinds),
  words: v.array(v.string()),
  wrong: v.array(v.string()),
  /** The stage whose gate the test was. */
  stage: v.optional(v.number()),
})
/** How a test went, by ids of words. */
export type TestResult = v.InferOutput<typeof schema>

/** The last test of a learner, kept on the device for the result page and the retry. */
export const lastTestOf = (storage: KeyValueStore, uid: string): PersistedValue<TestResult> =>
  new PersistedValue(storage, `words:test:${uid}`, schema)
