import { clockAwardId, inviteAwardId, newcomerAwardId, readAwardId, streakAwardId } from './awardIds'
import { inviteStateOf, MOST_PAID_INVITES } from './inviteRules'

it('reads back every kind of award id', () => {
  expect(readAwardId(clockAwardId('daily', 'words', '2026-11-26'))).toEqual({
    kind: 'clock',
    activityId: 'daily',
    task: 'words',
    day: '2026-11-26',
  })
  expect(readAwardId(streakAwardId('daily', 7))).toEqual({ kind: 'streak', activityId: 'daily', days: 7 })
  expect(readAwardId(newcomerAwardId('all'))).toEqual({ kind: 'newcomer', task: 'all' })
  expect(readAwardId(inviteAwardId(12))).toEqual({ kind: 'invite', invitee: 12 })
})

it.each(['', 'clock_none_words_2026-11-26', 'streak_constructor_7', 'newcomer_constructor', 'invite_0', 'x'])(
  'refuses %j',
  (taskId) => expect(readAwardId(taskId)).toBeUndefined(),
)

it.each([
  [{ studyDays: 2, isPaid: false, paidBefore: 0 }, 'bound'],
  [{ studyDays: 3, isPaid: false, paidBefore: 0 }, 'qualified'],
  [{ studyDays: 3, isPaid: true, paidBefore: MOST_PAID_INVITES }, 'paid'],
  [{ studyDays: 9, isPaid: false, paidBefore: MOST_PAID_INVITES }, 'full'],
])('an invitation with %j is %s', (facts, state) => expect(inviteStateOf(facts)).toBe(state))
