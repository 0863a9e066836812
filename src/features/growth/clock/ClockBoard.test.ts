import { memoryStore } from '@/platform/storage/memoryStore'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { type Answer, bodyOf, cut, ok, refused } from '../../../../tests/builders/scriptedNetwork'
import { ClockBoard } from './ClockBoard'

const CHECK_IN = 'POST /excitation/v1/user-clock-activity/daily'
const PENDING = `clock-pending:daily:${UID}`
const DONE = ok({ day: '2026-11-19', isNew: true, madeUp: [], current: 3, best: 3 })

/** A board whose check-ins are answered so; the rest of its page is unknown to the backend. */
const worldOf = (answer: Answer) => {
  let time = 1_795_000_000_000
  const { stores, network } = fakeStores({ loggedIn: true, answers: { [CHECK_IN]: answer } })
  const storage = memoryStore()
  const board = () => new ClockBoard({ ...stores, storage, activityId: 'daily', now: () => time })
  const passDay = (): void => void (time += 86_400_000)
  return { board, passDay, storage, network, sent: () => network.sent(CHECK_IN).length, ui: stores.ui }
}

it('keeps a check-in without a network, and sends it once when the page opens again', async () => {
  const { board, storage, network, sent } = worldOf(cut)
  await board().checkIn()
  expect([sent(), storage.get(PENDING)]).toEqual([1, '[1795000000000]'])
  network.answers[CHECK_IN] = DONE
  const again = board()
  await again.open()
  expect([sent(), storage.get(PENDING), again.pending]).toEqual([2, undefined, []])
})

it('asks once for each opening while the backend does not take the check-in', async () => {
  const { board, sent } = worldOf(refused(500))
  await board().checkIn()
  await board().open()
  expect(sent()).toBe(2)
})

it('drops a check-in that the backend refuses for good, and says why', async () => {
  const { board, storage, ui } = worldOf(refused(400, 'Y40009', '已过补交时间'))
  await board().checkIn()
  expect(storage.get(PENDING)).toBeUndefined()
  expect(ui.toast?.text).toBe('这次打卡没有记上：已过补交时间')
})

it('keeps the check-ins of two days without a network apart', async () => {
  const { board, passDay, network } = worldOf(cut)
  await board().checkIn()
  passDay()
  await board().checkIn()
  network.answers[CHECK_IN] = DONE
  network.requests.length = 0
  await board().open()
  const times = network.sent(CHECK_IN).map((request) => (bodyOf(request) as { at: number }).at)
  expect(times).toEqual([1_795_000_000_000, 1_795_086_400_000])
})
