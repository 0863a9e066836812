import * as v from 'valibot'
import type { WordRow } from '@/contracts/word/wordFields'
import { studyDay } from '@/domain/vocabulary/studyDay'
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
type Kept = v.InferOutput<typeof schema>

/** The test that is running, kept so that one that was killed goes on at its question with what was answered. */
export class TestKeeper {
  private readonly key: string

  constructor(
    private readonly vocabulary: Vocabulary,
    /** What the address asks for: only a test of the same place is taken up. */
    private readonly place: string,
  ) {
    this.key = `words:running-test:${vocabulary.uid}`
  }

  keep({ items, ...rest }: TestProgress): void {
    const kept: Kept = {
      ...rest,
      wrong: [...rest.wrong],
      items: items.map(({ row, options }) => [row.id, options.map(({ id }) => id)]),
      place: this.place,
      day: studyDay(this.vocabulary.now()),
    }
    this.vocabulary.storage.set(this.key, JSON.stringify(kept))
  }

  drop(): void {
    this.vocabulary.storage.remove(this.key)
  }

  /** The test of this study day, unless one of its words has left the book. */
  read(): TestProgress | undefined {
    const kept = this.parse()
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

  private parse(): Kept | undefined {
    try {
      const parsed = v.safeParse(schema, JSON.parse(this.vocabulary.storage.get(this.key) ?? 'null'))
      return parsed.success ? parsed.output : undefined
    } catch {
      return undefined
    }
  }
}
