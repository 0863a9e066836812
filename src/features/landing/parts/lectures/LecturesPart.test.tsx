import { fireEvent, screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../../../tests/builders/fakeStores'
import { promoRow } from '../../../../../tests/builders/promoRow'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { cut, ok, type Answer } from '../../../../../tests/builders/scriptedNetwork'
import { LecturesPart } from './LecturesPart'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const DAY = 86_400_000
const CALL = 'GET /base/v1/promo-lectures'
const lecture = (lectureId: string, topic: string, at: number, more: object = {}) => ({
  lectureId,
  title: `${topic}${lectureId}`,
  topic,
  teacher: '沈静秋',
  at,
  minutes: 60,
  ...more,
})
const PROGRAMME = ok({
  now: NOW,
  list: [
    lecture('1', '政治', NOW + DAY),
    lecture('2', '英语', NOW + 2 * DAY),
    lecture('3', '政治', NOW - DAY, { vid: 'v1' }),
    lecture('4', '英语', NOW - DAY),
  ],
})

beforeEach(() => void jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

const open = async (answers: Record<string, Answer> = {}, loggedIn = false) => {
  const world = fakeStores({ loggedIn, answers: { [CALL]: PROGRAMME, ...answers } })
  const row = promoRow({ slug: 'lecture-politics27', family: 'lecture', subject: '政治' })
  renderIn(world.stores, <LecturesPart row={row} />, 'market', { slug: row.slug })
  await arrive(3000)
  return world
}
const press = async (role: 'button' | 'tab', name: string) => {
  fireEvent.click(screen.getByRole(role, { name }))
  await arrive()
}

describe('lectures', () => {
  it('open with the topic of the page; all of them are one tap away', async () => {
    await open()
    expect([screen.queryByText('政治1'), screen.queryByText('英语2')].map(Boolean)).toEqual([true, false])
    await press('tab', '全部')
    expect(screen.getByText('英语2')).toBeTruthy()
    expect(screen.getByText('整理中')).toBeTruthy()
  })

  it('to come are reserved by a lead', async () => {
    const { stores } = await open()
    await press('button', '预约政治1')
    expect(stores.ui.dialog).toMatchObject({ kind: 'lead', title: '预约讲座', asked: 'lecture:1' })
    stores.ui.close(true)
    await arrive()
    expect(screen.getByText('已预约')).toBeTruthy()
  })

  it('that were reserved before are marked', async () => {
    const clue = { id: 'c', phone: '13800000000', promotionId: '', createdAt: NOW }
    const leads = ok({
      list: [{ ...clue, extra: { asked: { 'lecture:1': NOW } } }],
      total: 1,
      page: 1,
      size: 50,
    })
    await open({ [`GET /gaoshou/v1/sales-clues/users/${UID}`]: leads }, true)
    expect(screen.getByText('已预约')).toBeTruthy()
  })

  it('that are over are seen again', async () => {
    const clip = ok({ vid: 'v1', title: '回放', url: '/media/v1.mp4', seconds: 60 })
    await open({ 'GET /course/v1/videos/v1': clip })
    await press('button', '回看政治3')
    await arrive()
    expect(screen.getByLabelText('回放')).toBeTruthy()
  })

  it('of a topic without a new one say so; a failed programme is fetched again', async () => {
    const { network } = await open({ [CALL]: cut })
    network.answers[CALL] = ok({ now: NOW, list: [lecture('3', '政治', NOW - DAY)] })
    await press('button', '重新加载')
    expect(screen.getByText('这个主题暂时没有新讲座')).toBeTruthy()
  })
})
