import type { Block } from '@/contracts/library/books'
import { memoryStore } from '@/platform/storage/memoryStore'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { arrive } from '../../../../tests/builders/renderIn'
import { type Answer, bodyOf, ok } from '../../../../tests/builders/scriptedNetwork'
import { Reader, type WantedPlace } from './Reader'

const BOOK = 'GET /library/v1/books/b'
const chapterCall = (id: string): string => `${BOOK}/chapters/${id}`
const PLACES = `GET /library/v1/users/${UID}/places`

const heads = ['c01', 'c02'].map((chapterId) => ({ chapterId, title: chapterId, letters: 4000 }))
const book = {
  bookId: 'b',
  title: '书',
  subtitle: '',
  author: '编',
  source: '自编',
  category: 'math',
  subjects: [],
  intro: '',
  letters: 8000,
  chapters: heads,
}
const blocks: Block[] = Array.from({ length: 20 }, (_, no) => ({
  kind: 'text',
  text: `${no}`.padEnd(200, '字'),
}))
const chapter = (chapterId: string) => ok({ bookId: 'b', chapterId, title: chapterId, blocks, points: [] })

const open = async (wanted?: WantedPlace, answers: Record<string, Answer> = {}) => {
  const { stores, network } = fakeStores({
    loggedIn: true,
    answers: {
      [BOOK]: ok(book),
      [chapterCall('c01')]: chapter('c01'),
      [chapterCall('c02')]: chapter('c02'),
      [PLACES]: ok([]),
      [`GET /library/v1/users/${UID}/books/b/marks`]: ok([]),
      ...answers,
    },
  })
  const storage = memoryStore()
  const reader = new Reader({ ...stores, storage }, 'b', wanted)
  await reader.open()
  return { reader, network, storage }
}

const firstBlock = (reader: Reader): number => reader.shownPieces[0]?.block ?? -1

it('keeps the place in the text when the size, the line height or the way of reading changes', async () => {
  const { reader } = await open()
  await reader.turn(1)
  await reader.turn(1)
  const { anchor } = reader
  for (const change of [{ size: 28 }, { leading: 1.5 }, { flow: 'scroll' }, { flow: 'pages' }] as const) {
    reader.change(change)
    expect(reader.anchor).toEqual(anchor)
    expect(firstBlock(reader)).toBeLessThanOrEqual(anchor.block)
  }
})

it('grows by a page while it scrolls, and starts anew after a jump', async () => {
  const { reader } = await open()
  reader.change({ flow: 'scroll' })
  const first = reader.shownPieces.length
  await reader.turn(1)
  expect(reader.shownPieces.length).toBeGreaterThan(first)
  expect(firstBlock(reader)).toBe(0)
  await reader.show({ chapterId: 'c01', block: 9, offset: 0 })
  expect(reader.shownPieces.some(({ block }) => block === 9)).toBe(true)
  expect(firstBlock(reader)).toBeGreaterThan(0)
})

it('opens at the place of its address, and moves no place by opening', async () => {
  const { reader, network } = await open({ chapterId: 'c02', anchor: { block: 7, offset: 0 } })
  expect(reader.chapter?.chapterId).toBe('c02')
  expect(reader.shownPieces.some(({ block }) => block === 7)).toBe(true)
  expect(network.sent(`PUT /library/v1/users/${UID}/places/b`)).toHaveLength(0)
})

it('begins at the start where the chapter that was read has left the book', async () => {
  const place = { bookId: 'b', chapterId: 'c09', block: 3, offset: 0, at: 5 }
  const { reader } = await open(undefined, { [PLACES]: ok([place]) })
  expect([reader.chapter?.chapterId, reader.anchor, reader.error]).toEqual([
    'c01',
    { block: 0, offset: 0 },
    '',
  ])
})

it('shows the chapter of the last tap, however late the answer to the one before comes', async () => {
  const { reader, network } = await open()
  let answer: (() => void) | undefined
  network.answers[chapterCall('c02')] = () =>
    new Promise((resolve) => {
      answer = () => resolve(chapter('c02'))
    })
  const late = reader.goTo('c02')
  await arrive()
  await reader.goTo('c01')
  answer?.()
  await late
  expect(reader.chapter?.chapterId).toBe('c01')
})

it('keeps the place that was read, on the device and in the account', async () => {
  const { reader, network, storage } = await open()
  await reader.turn(1)
  await arrive()
  const [sent] = network.sent(`PUT /library/v1/users/${UID}/places/b`)
  expect(bodyOf(sent)).toMatchObject({ chapterId: 'c01', ...reader.anchor })
  expect(storage.get(`reader:places:${UID}`)).toContain('c01')
})
