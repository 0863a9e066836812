import { fireEvent, screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { bodyOf, cut, ok } from '../../../../tests/builders/scriptedNetwork'
import { storage } from '@/platform/storage'
import { MemoryCourseView } from '../pages/memory/MemoryCourseView'
import { SuperMemoryView } from '../pages/super-memory/SuperMemoryView'

const NOW = Date.parse('2026-11-22T02:00:00Z')
const DAY = 86_400_000

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => {
  jest.useRealTimers()
  for (const key of storage.local.keys()) storage.local.remove(key)
})

const SEND = `POST /course/v1/users/${UID}/recitals`
const FETCH = `GET /course/v1/users/${UID}/recitals`
const deck = ok({
  key: 'maths',
  name: '数学',
  chapters: [
    {
      title: '极限',
      points: [
        {
          pointId: 'p1',
          title: '等价无穷小',
          cards: [
            { cardId: 'p1-1', front: '问题一', back: '答案一' },
            { cardId: 'p1-2', front: '问题二', back: '答案二' },
          ],
        },
      ],
    },
  ],
})
const answers = {
  'GET /course/v1/point-subjects': ok([
    { key: 'maths', name: '数学', subjectIds: [], pointCount: 1, cardCount: 2 },
  ]),
  'GET /course/v1/point-subjects/maths/cards': deck,
  'GET /course/v1/exam-dates': ok([{ year: 2027, date: '2026-12-19' }]),
  [FETCH]: ok({ events: [], cursor: 0, more: false }),
  [SEND]: ok({ accepted: 1, duplicated: 0, refused: [], now: NOW }),
}

const open = async (more: object = {}) => {
  const made = fakeStores({ loggedIn: true, answers: { ...answers, ...more } })
  const page = renderIn(made.stores, <SuperMemoryView />, 'superMemory')
  await arrive(1000)
  return { ...made, page }
}
const grade = async (tone: 'good' | 'hard' | 'again') => {
  fireEvent.click(screen.getByTestId('recite-reveal'))
  fireEvent.click(screen.getByTestId(`grade-${tone}`))
  await arrive(1000)
}

describe('/courses/super-memory', () => {
  it('hides the answer, and takes no grade before it was seen', async () => {
    await open()
    expect(screen.getByText('待复习 0 · 新卡片 2')).toBeTruthy()
    expect(screen.queryByText('答案一')).toBeNull()
    expect(screen.queryByTestId('grade-good')).toBeNull()
    fireEvent.click(screen.getByTestId('recite-reveal'))
    expect(screen.getByText('答案一')).toBeTruthy()
  })

  it('goes through what is due, and is done; the next study day brings it back', async () => {
    const { page } = await open()
    await grade('good')
    expect(screen.getByText('问题二')).toBeTruthy()
    await grade('good')
    expect(screen.getByText('今天的考点背完了')).toBeTruthy()
    page.unmount()
    jest.setSystemTime(NOW + 30 * DAY)
    await open()
    expect(screen.getByText(/^待复习 2/)).toBeTruthy()
  })

  it('a card that was forgotten comes back in the same session', async () => {
    await open()
    await grade('again')
    await grade('good')
    expect(screen.getByText('问题一')).toBeTruthy()
  })

  it('takes the last answer back', async () => {
    await open()
    await grade('good')
    fireEvent.click(screen.getByTestId('recite-undo'))
    expect(screen.getByText('问题一')).toBeTruthy()
    expect(screen.getByText('待复习 0 · 新卡片 2')).toBeTruthy()
  })

  it('keeps answers without a network, shows the cards all the same, and sends all of it later, once', async () => {
    const first = await open()
    first.page.unmount()
    await arrive(1000)
    const { network, page } = await open({ [SEND]: cut, [FETCH]: cut, 'GET /course/v1/exam-dates': cut })
    await grade('good')
    page.unmount()
    await arrive(1000)
    network.answers[SEND] = answers[SEND]
    const third = await open()
    third.page.unmount()
    await arrive(1000)
    const sent = third.network.sent(SEND).map((request) => JSON.stringify(bodyOf(request)))
    expect(sent.filter((body) => body.includes('p1-1'))).toHaveLength(1)
    expect(storage.local.keys().filter((key) => key.startsWith('recite:unsent'))).toEqual([])
  })

  it('says so when the cards cannot be had', async () => {
    await open({ 'GET /course/v1/point-subjects/maths/cards': cut })
    await arrive(60_000)
    expect(screen.getByText('考点没有取到，请检查网络后重试')).toBeTruthy()
  })
})

it('/courses/memory shows the cards of a lesson, answers hidden, and leads to reciting', async () => {
  const { stores, visits } = fakeStores({ loggedIn: true, answers })
  renderIn(stores, <MemoryCourseView />, 'memory')
  await arrive(1000)
  expect(screen.queryByText('问题一')).toBeNull()
  fireEvent.click(screen.getByTestId('memory-p1'))
  expect(screen.getByText('问题一')).toBeTruthy()
  expect(screen.queryByText('答案一')).toBeNull()
  fireEvent.click(screen.getByTestId('card-p1-1'))
  expect(screen.getByText('答案一')).toBeTruthy()
  fireEvent.click(screen.getByTestId('memory-recite'))
  await arrive()
  expect(visits).toEqual(['push /courses/super-memory?subject=maths'])
})
