import type { Book, BookWords, SearchHit } from '@/contracts/word/books'
import type { WordDetail } from '@/contracts/word/wordFields'
import { editDistance } from '@/domain/vocabulary/editDistance'
import { halfWidth } from '../../db/containing'
import { wordBookSchema } from '../../authoring/wordSchema'
import { orThrow } from '../../http/orThrow'
import type { ItemRepository } from '../../repository/ItemRepository'
import type { WordRange, WordRecord, WordRepository } from './WordRepository'

const SIMILAR_FROM = 4
const MOST_EDITS = 2

type AuthoredBook = Awaited<ReturnType<WordService['authored']>>[number]

const detailOf = ({ id, word, phonetic, stage, frequency, detail }: WordRecord): WordDetail => ({
  id,
  word,
  phonetic,
  stage,
  frequency,
  ...detail,
})

const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

/** Books, words and the search in them. */
export class WordService {
  constructor(
    private readonly words: WordRepository,
    private readonly items: ItemRepository,
  ) {}

  async books(): Promise<Book[]> {
    const books = await this.authored()
    const sizes = await this.words.sizes()
    const version = await this.words.version()
    return books.map(({ minFrequency, ...book }) => {
      const inside = sizes.filter(({ frequency }) => frequency >= minFrequency)
      const wordCount = inside.reduce((sum, { total }) => sum + total, 0)
      return { ...book, wordCount, stageCount: new Set(inside.map(({ stage }) => stage)).size, version }
    })
  }

  /** The book as authored; 404 when there is none. */
  async book(bookId: string): Promise<AuthoredBook> {
    return orThrow(await this.items.find('word-book', bookId, wordBookSchema), 'notFound')
  }

  async bookWords(bookId: string, range: Omit<WordRange, 'minFrequency'>): Promise<BookWords> {
    const { minFrequency } = await this.book(bookId)
    const version = await this.words.version()
    const { rows, total } = await this.words.range({ ...range, minFrequency })
    const removed = range.after ? [] : await this.words.removed(minFrequency, range.since)
    const end = range.after + rows.length
    return { version, words: rows, removed, total, next: rows.length && end < total ? end : null }
  }

  async detail(wordId: string): Promise<WordDetail> {
    const [found] = await this.words.find([wordId])
    return detailOf(orThrow(found, 'notFound'))
  }

  /** In the order asked for. */
  async details(ids: readonly string[]): Promise<WordDetail[]> {
    const found = new Map((await this.words.find(ids)).map((row) => [row.id, row]))
    return [...new Set(ids)].flatMap((id) => {
      const row = found.get(id)
      return row ? [detailOf(row)] : []
    })
  }

  /** Chinese is looked up in the senses, anything else in spellings. */
  async search(query: string, size: number): Promise<SearchHit[]> {
    const text = halfWidth(query).trim().toLowerCase()
    if (isChinese(text)) {
      const rows = await this.words.meaning(text, size)
      return rows.map((row) => ({ ...row, match: 'meaning' as const }))
    }
    const exact = (await this.words.exact(text)).map(({ isForm, ...row }) => ({
      ...row,
      match: isForm ? ('inflection' as const) : ('word' as const),
    }))
    const found = [...exact, ...(await this.prefixed(text, size, new Set(exact.map(({ id }) => id))))]
    return found.length ? found.slice(0, size) : this.similar(text, size)
  }

  private authored() {
    return this.items.list('word-book', wordBookSchema)
  }

  private async prefixed(text: string, size: number, known: ReadonlySet<string>): Promise<SearchHit[]> {
    const rows = await this.words.startingWith(text, size)
    return rows.filter(({ id }) => !known.has(id)).map((row) => ({ ...row, match: 'prefix' as const }))
  }

  private async similar(text: string, size: number): Promise<SearchHit[]> {
    if (text.length < SIMILAR_FROM) return []
    const initials = [...new Set(text.slice(0, 2))]
    const rows = await this.words.ofLength(text.length - MOST_EDITS, text.length + MOST_EDITS, initials)
    const far = MOST_EDITS + 1
    return rows
      .map((row) => ({ row, edits: editDistance(text, row.word.toLowerCase(), far) }))
      .filter(({ edits }) => edits < far)
      .sort((one, other) => one.edits - other.edits || other.row.frequency - one.row.frequency)
      .slice(0, size)
      .map(({ row }) => ({ ...row, match: 'similar' as const }))
  }
}
