import type { Mistake } from '@/contracts/exercise/mistakes'
import { memoryStore } from '@/platform/storage/memoryStore'
import { Drafts } from '@/stores/device/Drafts'
import { mistakeOf } from '../../../../tests/builders/mistakeSamples'
import { MistakeCard } from './MistakeCard'
import type { Words } from './MistakeNotes'

type Deps = ConstructorParameters<typeof MistakeCard>[0]

/** Cards over a fake book that stores and sends as configured. */
const cardWorld = (found: Mistake = mistakeOf('q-single')) => {
  const book = {
    isKept: true,
    isSent: true,
    isRefused: false,
    words: [] as Words[],
    onSend: () => undefined as void,
  }
  const toasts: string[] = []
  const drafts = new Drafts(memoryStore())
  let isWaiting = false
  const notes = {
    say: (_: Mistake, words: Words) => {
      book.words.push(words)
      isWaiting = true
      return book.isKept
    },
    said: (mistake: Mistake) => ({ ...mistake, ...book.words[book.words.length - 1] }),
    send: async () => {
      book.onSend()
      isWaiting = !book.isSent
      // Something else may wait still.
      return false
    },
    waits: () => isWaiting,
    isRefused: () => isWaiting && book.isRefused,
  }
  const cardOf = (uid: string) =>
    new MistakeCard({
      session: { uid },
      ui: { say: (text: string) => void toasts.push(text) },
      drafts,
      book: { notes, log: { open: () => undefined }, mistake: async () => found, known: () => undefined },
      questionId: 'q-single',
    } as unknown as Deps)
  const opened = async () => {
    const card = cardOf('1')
    await card.found.load()
    return card
  }
  return { book, toasts, cardOf, opened }
}

test('what is typed and not saved waits on the device for its learner alone', () => {
  const { cardOf } = cardWorld()
  cardOf('1').type('看清题')
  expect([cardOf('1').note, cardOf('2').note]).toEqual(['看清题', ''])
})

test.each([
  ['reaches the backend', { isKept: true, isSent: true }, '笔记已保存', undefined],
  ['reaches it from a full device', { isKept: false, isSent: true }, '笔记已保存', undefined],
  ['is on the device', { isKept: true, isSent: false }, '笔记已存在本机，联网后同步', undefined],
  ['is refused', { isSent: false, isRefused: true }, '笔记没能同步到账号，请改一改再保存', undefined],
  ['is nowhere', { isKept: false, isSent: false }, '手机存储已满，笔记还没有保存，请联网后再试', '看清题'],
])('a note that %s says so, and is a draft only where it is nowhere', async (_, fate, toast, draft) => {
  const { book, toasts, cardOf, opened } = cardWorld()
  Object.assign(book, fate)
  const card = await opened()
  card.type('看清题')
  await card.saveNote()
  expect([toasts, card.draft, cardOf('1').draft, card.note]).toEqual([[toast], draft, draft, '看清题'])
})

test('a cause says nothing of the note, whose draft stays', async () => {
  const { book, toasts, cardOf, opened } = cardWorld()
  const card = await opened()
  card.type('没写完')
  await card.sayCause('reading')
  expect([book.words, toasts]).toEqual([[{ cause: 'reading' }], []])
  expect([card.draft, cardOf('1').draft]).toEqual(['没写完', '没写完'])
  await card.saveNote()
  expect(book.words[1]).toEqual({ note: '没写完' })
})

test.each([true, false])('what is typed while a note is sent is a draft (kept: %s)', async (isKept) => {
  const { book, cardOf, opened } = cardWorld()
  book.isKept = isKept
  const card = await opened()
  card.type('先')
  book.onSend = () => card.type('先看清题')
  await card.saveNote()
  expect([card.draft, cardOf('1').draft]).toEqual(['先看清题', '先看清题'])
})

test('500 signs can be typed, and a note that became longer can be changed', async () => {
  expect((await cardWorld().opened()).longest).toBe(500)
  const { opened } = cardWorld(mistakeOf('q-single', { note: '长'.repeat(901) }))
  const card = await opened()
  expect(card.longest).toBe(901)
  card.type('长'.repeat(800))
  expect(card.longest).toBe(901)
})
