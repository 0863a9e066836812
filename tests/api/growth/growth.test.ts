import { inviteeAwards, inviterOf, newcomerRewards, takeAward } from '@/contracts/growth/awards'
import { checkIn, clockActivity, clockRank, clockRecords, clockTasks } from '@/contracts/growth/clock'
import { redeemPoints, validCredits } from '@/contracts/growth/credits'
import { joinRoom, setRankPrivacy } from '@/contracts/growth/rooms'
import { leaderboardItem, leaderboardPage } from '@/contracts/statistics/leaderboard'
import { accountExtra } from '@/contracts/auth/account'
import { clockAwardId, inviteAwardId, newcomerAwardId, streakAwardId } from '@/domain/growth/awardIds'
import { INVITE_POINTS } from '@/domain/growth/inviteRules'
import { studyDay } from '@/domain/memory/studyDay'
import type { CallContract, CallInput } from '@/contracts/define'
import type { InferOutput } from 'valibot'
import { type Backend, startBackend } from '../harness/startBackend'

const DAY = 86_400_000
let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

/** Sends a call with a token among its input; a refusal has no result. */
const send = async <C extends CallContract>(
  contract: C,
  { token, ...input }: CallInput<C> & { readonly token?: string },
): Promise<{ status: number; result: InferOutput<C['response']> }> => {
  const { status, result } = await backend.send(contract, input, token)
  return { status, result: result as InferOutput<C['response']> }
}

let phones = 13_900_100_000
const learner = () => backend.login(String((phones += 1)))
type Learner = Awaited<ReturnType<typeof learner>>

const params = { id: 'daily' }
const clockIn = ({ token }: Learner, at?: number) =>
  send(checkIn, { token, params, body: at === undefined ? {} : { at } })
const take = ({ token, uid }: Learner, taskId: string) =>
  send(takeAward, { token, params: { userId: uid, taskId } })
const credits = ({ token, uid }: Learner) => send(validCredits, { token, params: { userId: uid }, query: {} })
/** Study minutes of some days before today, as the player reports them. */
const study = async ({ uid }: Learner, daysAgo: number, minutes: number) => {
  const day = studyDay(backend.time.now) - daysAgo
  await backend.rows(`insert into study_days (uid, day, seconds) values (${uid}, ${day}, ${minutes * 60})
    on conflict (uid, day) do update set seconds = study_days.seconds + excluded.seconds`)
  await backend.rows(`insert into watch_sittings (uid, sitting_id, goods_id, lesson_id, day, seconds, started_at)
    values (${uid}, 's${day}', 'g', 'l', ${day}, ${minutes * 60}, now())`)
}

describe('check-in', () => {
  it('counts a day once and builds a streak from day rows', async () => {
    const who = await learner()
    for (let no = 0; no < 3; no += 1) {
      expect((await clockIn(who)).result).toMatchObject({ isNew: true, current: no + 1 })
      backend.time.now += DAY
    }
    expect((await clockIn(who)).result.isNew).toBe(true)
    expect((await clockIn(who)).result).toMatchObject({ isNew: false, current: 4 })
  })

  it('applies a make-up card to a missed day by itself, and never without one', async () => {
    const who = await learner()
    await clockIn(who)
    backend.time.now += 2 * DAY
    expect((await clockIn(who)).result).toMatchObject({ current: 1, madeUp: [] })
    await backend.rows(
      `insert into make_up_cards (uid, card_id, granted_at) values (${who.uid}, 'c1', now()), (${who.uid}, 'c2', now())`,
    )
    backend.time.now += 2 * DAY
    const { token } = who
    const { result: before } = await send(clockActivity, { token, params })
    expect(before).toMatchObject({ current: 1, cards: 2, toMakeUp: [expect.any(String)] })
    const { result } = await clockIn(who)
    expect(result).toMatchObject({ current: 3, best: 3 })
    expect(result.madeUp).toHaveLength(1)
    const month = result.madeUp[0]?.slice(0, 7) ?? ''
    const records = await send(clockRecords, { token, query: { activityId: 'daily', month } })
    expect(records.result.days.filter(({ how }) => how === 'card')).toHaveLength(1)
  })

  it('counts an offline check-in for its own day within 72 hours, later and future ones for today', async () => {
    const who = await learner()
    const now = backend.time.now
    const yesterday = (await clockIn(who, now - DAY)).result.day
    const today = (await clockIn(who, now - 4 * DAY)).result.day
    expect(yesterday < today).toBe(true)
    expect((await clockIn(who, now + 5 * DAY)).result).toMatchObject({ day: today, isNew: false, current: 2 })
  })

  it('ranks learners by days, with the own place apart', async () => {
    const who = await learner()
    await clockIn(who)
    const { result } = await send(clockRank, { token: who.token, params, query: {} })
    expect(result.mine).toMatchObject({ score: 1, isMe: true })
    expect(result.list[0]?.score).toBeGreaterThanOrEqual(1)
  })
})

describe('awards and points', () => {
  it('grants a daily award once, also to parallel claims', async () => {
    const who = await learner()
    await study(who, 0, 30)
    const { result } = await send(clockTasks, { token: who.token, params, query: {} })
    const minutes = result.tasks.find(({ key }) => key === 'minutes')
    expect(minutes).toMatchObject({ state: 'ready', done: 30 })
    const id = clockAwardId('daily', 'minutes', result.day)
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(who, id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await credits(who)).result).toMatchObject({ balance: 10, total: 1 })
    expect((await take(who, clockAwardId('daily', 'words', result.day))).status).toBe(409)
  })

  it('pays a milestone when the streak was reached, with a card', async () => {
    const who = await learner()
    const today = studyDay(backend.time.now)
    for (let no = 0; no < 7; no += 1)
      await backend.rows(
        `insert into clock_days (uid, activity, day, how, at) values (${who.uid}, 'daily', ${today - no}, 'real', now())`,
      )
    expect((await take(who, streakAwardId('daily', 7))).result).toMatchObject({ points: 30, cards: 1 })
    expect((await take(who, streakAwardId('daily', 14))).status).toBe(409)
  })

  it('gives no third make-up card with a milestone', async () => {
    const who = await learner()
    const today = studyDay(backend.time.now)
    for (let no = 0; no < 7; no += 1)
      await backend.rows(
        `insert into clock_days (uid, activity, day, how, at) values (${who.uid}, 'daily', ${today - no}, 'real', now())`,
      )
    await backend.rows(
      `insert into make_up_cards (uid, card_id, granted_at) values (${who.uid}, 'a', now()), (${who.uid}, 'b', now())`,
    )
    expect((await take(who, streakAwardId('daily', 7))).result).toMatchObject({ points: 30, cards: 0 })
  })

  it('spends points once per key, oldest lots first, and never below zero', async () => {
    const who = await learner()
    const userId = who.uid
    await backend.rows(`insert into point_entries (uid, delta, reason, ref, at, expires_at)
      values (${who.uid}, 60, 'task', 'a', now(), to_timestamp(${(backend.time.now + DAY) / 1000})),
             (${who.uid}, 20, 'task', 'b', now(), to_timestamp(${(backend.time.now + 9 * DAY) / 1000}))`)
    const redeem = (key: string) =>
      send(redeemPoints, {
        token: who.token,
        params: { userId },
        body: { itemId: 'make-up-card', key },
      })
    const both = await Promise.all([redeem('k1'), redeem('k1'), redeem('k2')])
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect((await credits(who)).result.balance).toBe(30)
    const rows = await backend.rows(`select sum(delta) as s from point_entries where uid = ${who.uid}`)
    expect(Number(rows[0]?.['s'])).toBe(30)
    backend.time.now += 2 * DAY
    await backend.runChores()
    const { result } = await credits(who)
    expect(result.balance).toBe(20)
    expect(result.list.some(({ reason, delta }) => reason === 'expire' && delta === -10)).toBe(true)
  })

  it('exchanges points for a coupon once, and takes nothing for a second one', async () => {
    const who = await learner()
    await backend.rows(`insert into point_entries (uid, delta, reason, ref, at, expires_at)
      values (${who.uid}, 500, 'task', 'coupon', now(), to_timestamp(${(backend.time.now + 9 * DAY) / 1000}))`)
    const redeem = (key: string) =>
      send(redeemPoints, {
        token: who.token,
        params: { userId: who.uid },
        body: { itemId: 'book-coupon', key },
      })
    const both = await Promise.all([redeem('c1'), redeem('c2')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await credits(who)).result.balance).toBe(300)
    const rows = await backend.rows(`select template_id from user_coupons where uid = ${who.uid}`)
    expect(rows.filter((row) => row['template_id'] === 'points-10')).toHaveLength(1)
  })

  it('lists newcomer tasks by what was really done', async () => {
    const who = await learner()
    await clockIn(who)
    const { result } = await send(newcomerRewards, { token: who.token })
    expect(result.tasks.find(({ key }) => key === 'clock')?.state).toBe('ready')
    expect(result.tasks.find(({ key }) => key === 'words')?.state).toBe('open')
    expect((await take(who, newcomerAwardId('all'))).status).toBe(409)
  })
})

describe('invitations', () => {
  it('pays the inviter after three study days of the friend, once', async () => {
    const inviter = await learner()
    const friend = await learner()
    // Study before the invitation counts for nothing.
    for (const daysAgo of [1, 2, 3]) await study(friend, daysAgo, 5)
    const { result: own } = await send(inviteeAwards, {
      token: inviter.token,
      params: { id: 'invite' },
      query: {},
    })
    const bound = await send(accountExtra, {
      token: friend.token,
      params: { uid: friend.uid },
      body: { inviteMsgPARM: { inviteCode: own.inviteCode } },
    })
    expect(bound.status).toBe(200)
    const id = inviteAwardId(Number(friend.uid))
    expect((await take(inviter, id)).status).toBe(409)
    backend.time.now += 2 * DAY
    for (const daysAgo of [0, 1, 2]) await study(friend, daysAgo, 5)
    expect((await take(inviter, id)).result.points).toBe(INVITE_POINTS)
    expect((await take(inviter, id)).result.points).toBe(INVITE_POINTS)
    expect((await credits(inviter)).result.balance).toBe(INVITE_POINTS)
    expect((await take(await learner(), id)).status).toBe(404)
    expect((await take(friend, inviteAwardId(Number(friend.uid)))).status).toBe(404)
    const { result: named } = await send(inviterOf, { params: { code: own.inviteCode } })
    expect(named.name).not.toContain(String(phones))
  })
})

describe('boards of study time', () => {
  it('count whole minutes by day, week and all, and of a room since joining', async () => {
    const who = await learner()
    const { token } = who
    await study(who, 0, 7)
    expect(
      (await send(joinRoom, { token, params: { roomId: 'night' }, body: { isMember: true } })).status,
    ).toBe(200)
    await study(who, 1, 3)
    await backend.rows(
      `update study_days set seconds = seconds + 90 where uid = ${who.uid} and day = ${studyDay(backend.time.now)}`,
    )
    const mine = async (boardId: string, period: 'day' | 'all') =>
      (await send(leaderboardItem, { token, params: { boardId }, query: { period } })).result.mine?.score
    expect(await mine('study-time', 'day')).toBe(8)
    expect(await mine('study-time', 'all')).toBe(11)
    expect(await mine('room_night', 'day')).toBe(1)
    expect((await send(leaderboardItem, { token, params: { boardId: 'room_none' }, query: {} })).status).toBe(
      404,
    )
  })

  it('hides the name of a learner that chose to be anonymous', async () => {
    const who = await learner()
    await study(who, 0, 600)
    await send(setRankPrivacy, { token: who.token, body: { isAnonymous: true } })
    const { result } = await send(leaderboardPage, {
      token: who.token,
      params: { boardId: 'study-time' },
      query: { period: 'day' },
    })
    expect(result.list[0]).toMatchObject({ name: '匿名考生', isMe: true, score: 600 })
  })
})
