import { accountExtra } from '@/contracts/auth/account'
import { inviteeAwards, takeAward } from '@/contracts/growth/awards'
import { inviteAwardId } from '@/domain/growth/awardIds'
import { INVITE_POINTS } from '@/domain/growth/inviteRules'
import { studyDay } from '@/domain/memory/studyDay'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

let phones = 13_900_150_000
const learner = () => backend.login(String((phones += 1)))
type Learner = Awaited<ReturnType<typeof learner>>

const invites = ({ token }: Learner) =>
  backend.ask(inviteeAwards, { params: { id: 'invite' }, query: {} }, token)
const codeOf = async (who: Learner): Promise<string> => (await invites(who)).inviteCode
/** Accepts an invitation; whether it counts. */
const accept = async ({ uid, token }: Learner, inviteCode: string): Promise<boolean> => {
  await backend.send(accountExtra, { params: { uid }, body: { inviteMsgPARM: { inviteCode } } }, token)
  const rows = await backend.rows(`select invite_code from invitations where uid = ${uid}`)
  return rows[0]?.['invite_code'] === inviteCode
}

it('makes no loop: no learner is invited by those that they invited', async () => {
  const [a, b, c] = [await learner(), await learner(), await learner()]
  expect(await accept(a, await codeOf(a))).toBe(false)
  expect(await accept(b, await codeOf(a))).toBe(true)
  expect(await accept(c, await codeOf(b))).toBe(true)
  expect(await accept(a, await codeOf(b))).toBe(false)
  expect(await accept(a, await codeOf(c))).toBe(false)
  const [d, e] = [await learner(), await learner()]
  const [ofD, ofE] = [await codeOf(d), await codeOf(e)]
  const both = await Promise.all([accept(d, ofE), accept(e, ofD)])
  expect(both.filter(Boolean)).toHaveLength(1)
})

it('keeps the friends of an account that was merged into another', async () => {
  const [old, kept, friend] = [await learner(), await learner(), await learner()]
  await accept(friend, await codeOf(old))
  await backend.rows(
    `update users set merged_into = ${kept.uid}, deleted_at = now(), phone = null where uid = ${old.uid}`,
  )
  expect((await invites(kept)).total).toBe(1)
  const today = studyDay(backend.time.now)
  backend.time.now += 2 * 86_400_000
  await backend.rows(`insert into study_days (uid, day, seconds)
    select ${friend.uid}, ${today} + n, 300 from generate_series(0, 2) n`)
  await backend.rows(`insert into watch_sittings (uid, sitting_id, goods_id, lesson_id, day, seconds, started_at)
    select ${friend.uid}, 's' || n, 'g', 'l', ${today} + n, 300, now() from generate_series(0, 2) n`)
  const params = { userId: kept.uid, taskId: inviteAwardId(Number(friend.uid)) }
  expect((await backend.ask(takeAward, { params }, kept.token)).points).toBe(INVITE_POINTS)
})
