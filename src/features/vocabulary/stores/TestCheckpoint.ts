import * as v from 'valibot'
import type { WordRow } from '@/contracts/word/wordFields'
import { studyDay } from '@/domain/memory/studyDay'
import { PersistedValue } from '@/stores/device/PersistedValue'
import { testKinds, type TestItem } from '../models/testItems'
import type { TestProgress } from './WordTest'
import type { Vocabulary } from './Vocabulary'

const schema = v.object({
  place: v.string(),
  day: v.number(),
  kind: v.picklist(testKinds),
  stage: v.optional(v.number()),
  /** A word and its options, by id. */
  items: v.array(v.tuple([v.string(), v.array(v.string())])),
  at: v.number(),
  answer: v.optional(v.string()),
  wrong: v.array(v.string()),
})
type RunningTest = v.InferOutput<typeof schema>

/** The running test, persisted so that a killed one resumes at its question with its answers. */
export class TestCheckpoint {
  private readonly kept: PersistedValue<RunningTest>

  constructor(
    private readonly vocabulary: Vocabulary,
    /** Scope of the test: only a test of the same scope is resumed. */
    private readonly place: string,
  ) {
    this.kept = new PersistedValue(vocabulary.storage, `words:running-test:${vocabulary.uid}`, schema)
  }

  keep({ items, ...rest }: TestProgress): void {
    const kept: RunningTest = {
      ...rest,
      wrong: [...rest.wrong],
      items: items.map(({ row, options }) => [row.id, options.map(({ id }) => id)]),
      place: this.place,
      day: studyDay(this.vocabulary.now()),
    }
    this.kept.write(kept)
  }

  drop(): void {
    this.kept.drop()
  }

  /** The test of this study day, unless one of its words has left the book. */
  read(): TestProgress | undefined {
    const kept = this.kept.read()
    if (kept?.place !== this.place || kept.day !== studyDay(this.vocabulary.now())) return undefined
    const { kind, stage, at, answer, wrong } = kept
    const items = kept.items.map(([word, options]) => this.itemOf(word, options))
    return items.every((item) => item !== undefined) ? { kind, stage, at, answer, wrong, items } : undefined
  }

  private itemOf(word: string, ids: readonly string[]): TestItem | undefined {
    const { book } = this.vocabulary
    const row = book.find(word)
    const options = ids.map((id): WordRow | undefined => book.find(id))
    return row && options.every((option) => option !== undefined) ? { row, options } : undefined
  }
}
