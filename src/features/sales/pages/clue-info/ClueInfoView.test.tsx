import { fireEvent, screen } from '@testing-library/react'
import { fakeStores } from '../../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { ok, refused } from '../../../../../tests/builders/scriptedNetwork'
import { clueDetail, dropStaff, keepStaff, managerMe } from '../../../../../tests/builders/staffSamples'
import { ClueInfoView } from './ClueInfoView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  dropStaff()
  jest.useRealTimers()
})

const open = async (answers = {}) => {
  keepStaff(managerMe)
  const world = fakeStores({ answers: { 'GET /sales/v1/clues/clue-1': ok(clueDetail), ...answers } })
  const drawn = renderIn(world.stores, <ClueInfoView />, 'clueInfo', { clueId: 'clue-1' })
  await arrive()
  return { ...world, drawn }
}

it('masks the phone until it is opened', async () => {
  await open({ 'POST /sales/v1/clues/clue-1/phone': ok({ phone: '13900001000' }) })
  expect(screen.getByText('139****1000')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '查看手机号' }))
  await arrive()
  expect(screen.getByText('13900001000')).toBeTruthy()
})

it('keeps a note that was not sent, also when the page is opened anew', async () => {
  const failing = { 'POST /sales/v1/clues/clue-1/events': refused(503, 'Y503', '服务正在恢复') }
  const { stores, drawn } = await open(failing)
  fireEvent.input(screen.getByLabelText('跟进内容'), { target: { value: '明天再打' } })
  fireEvent.click(screen.getByRole('button', { name: '保存跟进' }))
  await arrive()
  drawn.unmount()
  renderIn(stores, <ClueInfoView />, 'clueInfo', { clueId: 'clue-1' })
  await arrive()
  expect(screen.getByLabelText<HTMLTextAreaElement>('跟进内容').value).toBe('明天再打')
})

it('shows that a colleague works on the same phone', async () => {
  await open()
  expect(screen.getByText(/已有其他同事在跟进/)).toBeTruthy()
})

it('shows the login offer once the session has ended, and keeps the learner logged in', async () => {
  keepStaff(managerMe)
  const answers = { 'GET /sales/v1/clues/clue-1': refused(401, 'Y40160', '请先登录工作账号') }
  const { stores } = fakeStores({ answers, loggedIn: true })
  renderIn(stores, <ClueInfoView />, 'clueInfo', { clueId: 'clue-1' })
  await arrive()
  expect(screen.getByTestId('staff-offer')).toBeTruthy()
  expect(stores.session.isLoggedIn).toBe(true)
})
