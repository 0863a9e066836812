import { addBookmark, bookmark, bookmarks, removeBookmark } from '@/contracts/library/bookmarks'
import { bookChapter, bookDetail, books, searchBook } from '@/contracts/library/books'
import { documentTicket, studyDocument, studyDocuments } from '@/contracts/library/documents'
import { checkPlanItem, formulaChapters, studyPlan, syllabus, syllabuses } from '@/contracts/library/handbook'
import { keepMark, keepPlace, readingMarks, readingPlaces, removeMark } from '@/contracts/library/reading'
import type { CallContract, CallInput, CallOutput } from '@/contracts/define'
import { compareSections } from '@/domain/library/textDiff'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const send = async <C extends CallContract>(contract: C, input: CallInput<C>, token?: string) => {
  const { status, result } = await backend.send(contract, input as Parameters<Backend['send']>[1], token)
  return { status, result: result as CallOutput<C> }
}
let phones = 13_900_410_000
const learner = () => backend.login(String((phones += 1)))

describe('books', () => {
  it('lists books of own text, and opens every chapter of each', async () => {
    const { result: rows } = await send(books, {})
    expect(rows).toHaveLength(3)
    for (const { bookId, letters } of rows) {
      expect(letters).toBeGreaterThan(12_000)
      const { result: book } = await send(bookDetail, { params: { bookId } })
      for (const { chapterId } of book.chapters) {
        const { status, result } = await send(bookChapter, { params: { bookId, chapterId } })
        expect([status, result.blocks.length > 0]).toEqual([200, true])
      }
    }
  })

  it('refuses books and chapters that are not there', async () => {
    expect((await send(bookDetail, { params: { bookId: 'none' } })).status).toBe(404)
    const params = { bookId: 'politics-core', chapterId: 'c99' }
    expect((await send(bookChapter, { params })).status).toBe(404)
  })

  it('finds a text in the order of the book, and says where it stands', async () => {
    const find = (bookId: string, text: string) => send(searchBook, { params: { bookId }, query: { text } })
    const { result } = await find('politics-core', '实践')
    expect(result.hits.length).toBeGreaterThan(3)
    const order = result.hits.map(({ chapterId }) => chapterId)
    expect(order).toEqual([...order].sort())
    for (const { chapterId, block, offset } of result.hits.slice(0, 3)) {
      const { result: chapter } = await send(bookChapter, { params: { bookId: 'politics-core', chapterId } })
      expect(chapter.blocks[block]?.text.slice(offset)).toMatch(/^实践/)
    }
    expect((await find('politics-core', '没有这样的词')).result.hits).toEqual([])
    expect((await find('politics-core', ' ')).status).toBe(400)
    expect((await find('none', '实践')).status).toBe(404)
  })

  it('keeps the later reading of two devices, in whatever order they arrive, and no future', async () => {
    const { uid, token } = await learner()
    const params = { uid, bookId: 'politics-core' }
    const { now } = backend.time
    const place = (block: number, at: number) =>
      send(keepPlace, { params, body: { chapterId: 'c02', block, offset: 3, at } }, token)
    await place(5, now - 1000)
    await place(2, now - 5000)
    const { result } = await send(readingPlaces, { params: { uid } }, token)
    expect(result).toEqual([
      { bookId: 'politics-core', chapterId: 'c02', block: 5, offset: 3, at: now - 1000 },
    ])
    await place(9, now + 1_000_000)
    expect((await send(readingPlaces, { params: { uid } }, token)).result[0]?.at).toBe(now)
  })

  it('keeps a mark once under the id of the device, and removes it', async () => {
    const { uid, token } = await learner()
    const params = { uid, bookId: 'politics-core', markId: 'm1' }
    const body = { chapterId: 'c01', block: 1, start: 0, end: 4, color: 'green', note: '看', at: 1 } as const
    await send(keepMark, { params, body }, token)
    await send(keepMark, { params, body: { ...body, color: 'pink', at: 2 } }, token)
    const marks = () => send(readingMarks, { params: { uid, bookId: 'politics-core' } }, token)
    expect((await marks()).result).toEqual([{ markId: 'm1', ...body, color: 'pink', at: 2 }])
    expect((await send(keepMark, { params, body: { ...body, end: 0 } }, token)).status).toBe(400)
    await send(removeMark, { params }, token)
    expect((await marks()).result).toEqual([])
  })
})

describe('bookmarks', () => {
  it('keeps things of any kind once, by kind, and removes them', async () => {
    const { uid, token } = await learner()
    const add = (kind: 'word' | 'book', targetId: string) =>
      send(addBookmark, { params: { uid, kind, targetId }, body: { title: targetId } }, token)
    await add('word', 'abandon')
    backend.time.now += 1000
    await add('book', 'politics-core')
    await add('word', 'abandon')
    const list = (query: { kind?: 'word' }) => send(bookmarks, { params: { uid }, query }, token)
    expect((await list({})).result.list.map(({ targetId }) => targetId)).toEqual(['politics-core', 'abandon'])
    expect((await list({ kind: 'word' })).result.total).toBe(1)
    const params = { uid, kind: 'word', targetId: 'abandon' } as const
    expect((await send(bookmark, { params }, token)).result.isKept).toBe(true)
    await send(removeBookmark, { params }, token)
    expect((await send(bookmark, { params }, token)).result.isKept).toBe(false)
  })

  it('shows and changes nothing of another learner', async () => {
    const [one, other] = [await learner(), await learner()]
    const params = { uid: one.uid, kind: 'word', targetId: 'abandon' } as const
    expect((await send(addBookmark, { params, body: { title: '词' } }, other.token)).status).toBe(403)
    expect((await send(bookmarks, { params: { uid: one.uid }, query: {} }, other.token)).status).toBe(403)
  })
})

describe('documents', () => {
  it('gives Word and PDF files by a ticket that ends and cannot be altered', async () => {
    const { result: page } = await send(studyDocuments, { query: { category: 'method' } })
    expect(page.total).toBeGreaterThan(5)
    const documentId = page.list[0]?.documentId ?? ''
    expect((await send(studyDocument, { params: { documentId } })).result.blocks.length).toBeGreaterThan(0)
    for (const [format, begins] of [
      ['docx', 'PK'],
      ['pdf', '%PDF-1.4'],
    ] as const) {
      const { result } = await send(documentTicket, { params: { documentId }, query: { format } })
      const path = result.url.slice(result.url.indexOf('/library/'))
      const got = await backend.fastify.inject({ url: path })
      expect([got.statusCode, got.body.startsWith(begins)]).toEqual([200, true])
      const altered = path.replace(documentId, 'focus-else')
      expect((await backend.fastify.inject({ url: altered })).statusCode).toBe(410)
      backend.time.now += 11 * 60_000
      expect((await backend.fastify.inject({ url: path })).statusCode).toBe(410)
    }
  })
})

describe('handbook', () => {
  it('has formulas with measured room', async () => {
    const { result } = await send(formulaChapters, {})
    const all = result.flatMap(({ formulas }) => formulas)
    expect(all.length).toBeGreaterThanOrEqual(400)
    for (const { text } of all) {
      const formulas = text.match(/\$[^$]+\$/g) ?? []
      expect([text, formulas.length > 0 && formulas.every((one) => /^\$[\d.]+,/.test(one))]).toEqual([
        text,
        true,
      ])
    }
  })

  it('has syllabuses of two years whose changes can be shown', async () => {
    const { result: subjects } = await send(syllabuses, {})
    expect(subjects.length).toBeGreaterThanOrEqual(6)
    const [now, before] = await Promise.all(
      ['101-2027', '101-2026'].map(
        async (syllabusId) => (await send(syllabus, { params: { syllabusId } })).result,
      ),
    )
    const changes = compareSections(before?.sections ?? [], now?.sections ?? []).flatMap(({ items }) =>
      items.map(({ change }) => change),
    )
    expect(new Set(changes)).toEqual(new Set(['same', 'changed', 'added']))
  })

  it('ticks items of plans, and none that no plan has', async () => {
    const { uid, token } = await learner()
    const tick = (itemId: string, isDone: boolean) =>
      send(checkPlanItem, { params: { uid, itemId }, body: { isDone } }, token)
    const plan = async () =>
      (await send(studyPlan, { params: { uid }, query: { planId: 'm03' } }, token)).result
    const itemId = (await plan()).plan.months[0]?.items[0]?.itemId ?? ''
    await tick(itemId, true)
    expect((await plan()).done).toEqual([itemId])
    await tick(itemId, false)
    expect((await plan()).done).toEqual([])
    expect((await tick('nothing', true)).status).toBe(404)
  })
})
