import * as v from 'valibot'
import { attempt } from '@/contracts/exercise/attempts'
import { mocks } from '@/contracts/exercise/mocks'
import { GRACE_MS } from '@/domain/attempt/arrival'
import type { Answer } from '@/domain/attempt/Question'
import { mockAttemptId } from '@/domain/mocks/mockId'
import { momentText } from '@/features/exercises/mocks/mockTexts'
import { rightTo, wrongTo } from '../../api/harness/examinee'
import { services } from '../../e2e/harness/Services'
import { freshSession, type KeptSession } from '../../e2e/sessionOf'
import { ownClock } from '../ownClock'
import { story } from '../story'
import { askAs } from './askAs'
import { openAsExaminee } from './examinee'
import { sitAs } from './sitAs'

const SUBJECT = '101'
const MINUTE = 60_000
/** Answers before the end of time. */
const ANSWERED = 3

const clock = ownClock()

const openMock = async (session: KeptSession) => {
  const { list } = v.parse(mocks.response, await askAs(session)('GET', 'mocks'))
  const found = list.find(({ subject, state }) => subject === SUBJECT && state === 'open')
  if (!found) throw new Error('no exam can be signed up for')
  return found
}

const entered = async (session: KeptSession, mockId: string) => {
  const opening = { kind: 'mock', mockId }
  return v.parse(attempt.response, await askAs(session)('PUT', `attempts/${mockAttemptId(mockId)}`, opening))
}

/** Signs a learner up in time, and answers so many questions without the app. */
const sit = async (
  session: KeptSession,
  mockId: string,
  { count, give }: { readonly count: number; readonly give: (question: string) => Answer },
) => {
  const { attemptId, questions } = await entered(session, mockId)
  const given = questions.slice(0, count).map(({ id }) => ({ question: id, answer: give(id) }))
  await sitAs(session, attemptId, { at: clock.now(), given, isLast: true })
}

story('an exam of the whole network: signed up, sat, handed in, closed for all, and ranked', async (app) => {
  await clock.pass(app, 0)
  const session = await openAsExaminee(app, '/exercises/combat-network')
  const { mockId, title, startsAt, endsAt } = await openMock(session)
  const [better, worse] = [await freshSession(services().backend), await freshSession(services().backend)]
  for (const one of [better, worse]) await askAs(one)('PUT', `mocks/${mockId}/entry`, {})
  await app.sees(title)
  const named = `${title}，${momentText(startsAt)}`
  await app.tap({ label: `报名：${named}` })
  await app.sees('已报名')

  await clock.pass(app, startsAt + MINUTE - clock.now())
  await app.relaunch()
  await app.sees('进行中')
  await app.tap({ label: `进入考试：${named}` })
  await app.isAt('/exercises/combat-network-test')
  await app.sees('第 1 题 / ')
  const { questions } = await entered(session, mockId)
  for (const { id } of questions.slice(0, ANSWERED)) {
    const right = rightTo(id)
    await app.tap('ABCD'.charAt(right.type === 'single' ? right.option : 0))
    await app.seesNo('正确答案')
    await app.tap('下一题')
  }
  await sit(better, mockId, { count: questions.length, give: rightTo })
  await sit(worse, mockId, { count: 1, give: wrongTo })
  await app.tap('答题卡')
  await app.tap({ label: `第 ${questions.length} 题，未答` })
  await app.tap('交卷')
  await app.sees(`没答的有 ${questions.length - ANSWERED} 题`)
  await app.tap('确认交卷')
  await app.isAt('/exercises/combat-network-report')
  await app.sees('已交卷')
  await app.seesNo('正确答案')

  await clock.pass(app, endsAt + GRACE_MS + MINUTE - clock.now())
  await clock.pass(app, MINUTE)
  await app.relaunch()
  await app.sees('只有 3 人参加，分布仅供参考')
  const seen = (await app.visibleText()).replace(/\s+/g, '')
  expect(seen).toContain('2名3人参加33%超过的考生')
  await app.tap('看排行')
  await app.isAt('/exercises/combat-rankinglist')
})
