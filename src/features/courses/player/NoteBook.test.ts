import { fakeStores, settled, UID } from '../../../../tests/builders/fakeStores'
import { ok } from '../../../../tests/builders/scriptedNetwork'
import { NoteBook } from './NoteBook'

const NOTES = `GET /course/v1/users/${UID}/courses/g1/notes`
const note = (noteId: string, text = '要点') => ({
  noteId,
  goodsId: 'g1',
  lessonId: '7',
  lessonTitle: '极限',
  place: 3,
  text,
  createdAt: 1,
})
const DONE = ok({ done: true })

const world = (count: number) => {
  let kept = Array.from({ length: count }, (_, at) => note(`note-id-${at}`))
  const made = fakeStores({
    loggedIn: true,
    answers: {
      [NOTES]: ({ url }) => {
        const page = Number(/page=(\d+)/.exec(url)?.[1])
        return ok({ list: kept.slice((page - 1) * 20, page * 20), total: kept.length, page, size: 20 })
      },
    },
  })
  const book = new NoteBook({ ...made.stores, goodsId: 'g1', lessonId: '7' })
  const remove = async (noteId: string) => {
    made.network.answers[`DELETE /course/v1/users/${UID}/notes/${noteId}`] = DONE
    await book.remove(note(noteId))
    kept = kept.filter((one) => one.noteId !== noteId)
  }
  return { ...made, book, remove }
}

it('what is typed while a note is saved stays, as the next note', async () => {
  const { book, network, stores } = world(0)
  book.type('第一条')
  const idOf = () => stores.drafts.read('lesson-note:g1:7')['noteId'] ?? ''
  const [first, write] = [idOf(), (id: string) => `PUT /course/v1/users/${UID}/notes/${id}`]
  network.answers[write(first)] = () => {
    book.type('第二条')
    return ok(note(first, '第一条'))
  }
  await book.save(3)
  expect([book.text, book.pages.rows.map(({ text }) => text)]).toEqual(['第二条', ['第一条']])
  expect(stores.drafts.read('lesson-note:g1:7')['text']).toBe('第二条')
  expect(idOf()).not.toBe(first)
  network.answers[write(idOf())] = ok(note(idOf(), '第二条'))
  await book.save(3)
  expect([book.text, stores.drafts.read('lesson-note:g1:7')]).toEqual(['', {}])
})

it('a deleted note makes the next page skip none', async () => {
  const { book, remove } = world(45)
  book.start()
  await settled()
  await remove('note-id-3')
  await remove('note-id-4')
  while (book.pages.hasMore) await book.pages.more()
  expect(book.pages.rows).toHaveLength(43)
})
