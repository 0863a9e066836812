import * as v from 'valibot'
import type { KeyValueStore } from '@/platform/storage'
import { testKinds } from '../models/testItems'

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
export class TestResults {
  private readonly key: string

  constructor(
    private readonly storage: KeyValueStore,
    uid: string,
  ) {
    this.key = `words:test:${uid}`
  }

  keep(result: TestResult): void {
    this.storage.set(this.key, JSON.stringify(result))
  }

  read(): TestResult | undefined {
    try {
      const parsed = v.safeParse(schema, JSON.parse(this.storage.get(this.key) ?? 'null'))
      return parsed.success ? parsed.output : undefined
    } catch {
      return undefined
    }
  }
}
