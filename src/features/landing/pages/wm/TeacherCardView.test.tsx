import { fireEvent, screen } from '@testing-library/react'
import { cut, ok, type Answer } from '../../../../../tests/builders/scriptedNetwork'
import { fakeStores } from '../../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { TeacherCardView } from './TeacherCardView'

const CALL = 'GET /base/v1/teacher-card'
const CARD = ok({
  teacherName: '林老师',
  title: '课程老师',
  wechatId: 'yantu-lin',
  qrUrl: '/posters/qr-1.png',
  headline: '请添加课程老师微信购买课程',
  hint: '长按保存/识别二维码',
  services: ['给一份备考规划', '直播前提醒你'],
})

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const open = async (answer: Answer = CARD) => {
  const query = { promotionId: '127', inviteCode: 'YT0001' }
  const world = fakeStores({ query, answers: { [CALL]: answer } })
  renderIn(world.stores, <TeacherCardView />, 'wm')
  await arrive(answer === cut ? 3000 : 0)
  return world
}

describe('/wm', () => {
  it('shows the teacher of the promotion with his code and his id', async () => {
    const { network } = await open()
    expect(network.requests[0]?.url).toMatch(/promotionId=127&inviteCode=YT0001/)
    expect(screen.getByText('林老师')).toBeTruthy()
    expect(screen.getByText('微信号：yantu-lin')).toBeTruthy()
    expect(screen.getByText('直播前提醒你')).toBeTruthy()
    expect(screen.getByRole('img', { name: '林老师的微信二维码' })).toBeTruthy()
  })

  it('copies the id', async () => {
    const { stores } = await open()
    fireEvent.click(screen.getByRole('button', { name: '复制微信号' }))
    await arrive()
    expect(stores.ui.toast?.text).toBe('微信号已复制')
  })

  it('says that it could not load, and tries again', async () => {
    const { network } = await open(cut)
    network.answers[CALL] = CARD
    fireEvent.click(screen.getByRole('button', { name: /重/ }))
    await arrive()
    expect(screen.getByText('林老师')).toBeTruthy()
  })
})
