import { fakeStores, UID } from '../../../tests/builders/fakeStores'
import { ok } from '../../../tests/builders/scriptedNetwork'
import { InviteList } from './invites/InviteList'
import { PointLedger } from './points/PointLedger'

const CREDITS = `GET /excitation/v1/users/${UID}/get-credits/valid`
const REDEEM = `POST /excitation/v1/users/${UID}/redemptions`
const INVITES = 'GET /excitation/v1/tasks/invite/invitee/awrads'
const AWARD = `PUT /excitation/v1/users/${UID}/tasks/invite-1/awards`

const page = (list: readonly object[]) => ({ list, total: list.length, page: 1, size: 20 })

it('shows the entry of an exchange in the ledger, without repeating the others', async () => {
  const entries: object[] = [{ entryId: '1', delta: 60, reason: 'task', at: 1 }]
  const { stores } = fakeStores({
    loggedIn: true,
    answers: {
      [CREDITS]: () => ok({ ...page([...entries]), balance: 60, expiring: 0 }),
      [REDEEM]: () => {
        entries.unshift({ entryId: '2', delta: -50, reason: 'redeem', at: 2 })
        return ok({ balance: 10, cards: 1 })
      },
    },
  })
  const ledger = new PointLedger(stores, undefined)
  await ledger.pages.more()
  expect(await ledger.redeem('card', '补签卡')).toBe(true)
  expect(ledger.pages.rows.map(({ entryId }) => entryId)).toEqual(['2', '1'])
})

it('shows a claimed award as taken, without repeating the friends', async () => {
  const friend = { taskId: 'invite-1', name: '张*', boundAt: 1, studyDays: 3, points: 100 }
  let state = 'qualified'
  const { stores } = fakeStores({
    loggedIn: true,
    answers: {
      [INVITES]: () => ok({ ...page([{ ...friend, state }]), inviteCode: 'CODE', link: '/l', earned: 0 }),
      [AWARD]: () => {
        state = 'paid'
        return ok({ taskId: 'invite-1', points: 100, cards: 0, balance: 100 })
      },
    },
  })
  const invites = new InviteList(stores)
  await invites.pages.more()
  await invites.take('invite-1')
  expect(invites.pages.rows.map((row) => row.state)).toEqual(['paid'])
})
