import { fireEvent, screen } from '@testing-library/react'
import { storage } from '@/platform/storage'
import { fakeStores, UID } from '../../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { bodyOf, ok } from '../../../../../tests/builders/scriptedNetwork'
import { ElectronicBookView } from './ElectronicBookView'

beforeEach(() => {
  jest.useFakeTimers()
  for (const key of storage.local.keys()) storage.local.remove(key)
})
afterEach(() => jest.useRealTimers())

const BOOK = 'GET /library/v1/books/b'
const blocks = Array.from({ length: 12 }, (_, no) => ({
  kind: 'text',
  text: `第${no}段 The gerund ${'字'.repeat(150)}`,
}))
const book = {
  bookId: 'b',
  title: '长难句',
  subtitle: '',
  author: '编',
  source: '自编',
  category: 'english',
  subjects: [],
  intro: '',
  letters: 2000,
  chapters: [{ chapterId: 'c01', title: '第一章', letters: 2000 }],
}

const open = async (given = {}) => {
  const { stores, network, visits } = fakeStores({
    loggedIn: true,
    answers: {
      [BOOK]: ok(book),
      [`${BOOK}/chapters/c01`]: ok({ bookId: 'b', chapterId: 'c01', title: '第一章', blocks, points: [] }),
      [`GET /library/v1/users/${UID}/places`]: ok([]),
      [`GET /library/v1/users/${UID}/books/b/marks`]: ok([]),
    },
  })
  renderIn(stores, <ElectronicBookView />, 'electronicBook', { id: 'b', ...given })
  await arrive()
  return { network, visits }
}

it('searches inside the book and opens the paragraph of a hit', async () => {
  const { network } = await open()
  expect(screen.queryByText(/第10段/)).toBeNull()
  network.answers[`${BOOK}/search`] = ok({
    hits: [{ chapterId: 'c01', title: '第一章', block: 10, offset: 0, excerpt: '找到的第10处' }],
  })
  fireEvent.click(screen.getByRole('button', { name: '目录' }))
  await arrive()
  fireEvent.click(screen.getByText('搜索', { selector: '*' }))
  fireEvent.input(screen.getByLabelText('搜索书内文字'), { target: { value: '动名词' } })
  fireEvent.click(screen.getByRole('button', { name: '搜索' }))
  await arrive()
  fireEvent.click(screen.getByText('找到的第10处'))
  await arrive(1000)
  expect(screen.getByText(/第10段/)).toBeTruthy()
})

it('bookmarks the place of the address that it was opened at', async () => {
  const { network } = await open({ chapter: 'c01', at: '5.0' })
  const target = screen.getByText(/第5段/)
  expect(target).toBeTruthy()
  const call = `PUT /library/v1/users/${UID}/bookmarks/place/b--c01--5--0`
  network.answers[call] = ok({ done: true })
  fireEvent.click(screen.getByRole('button', { name: '加书签' }))
  await arrive()
  expect(bodyOf(network.sent(call)[0])).toMatchObject({
    title: expect.stringMatching(/^长难句 第一章 \d+%$/) as string,
  })
})

it('leads from a paragraph to the card of one of its words', async () => {
  const { visits } = await open()
  fireEvent.click(screen.getByText(/第0段/))
  await arrive()
  fireEvent.click(screen.getByRole('radio', { name: 'gerund' }))
  await arrive()
  expect(visits.join()).toContain('/spword/spword-search?q=gerund')
})
