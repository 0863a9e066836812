import * as v from 'valibot'
import { attempts } from '@/contracts/exercise/attemptList'
import { attempt } from '@/contracts/exercise/attempts'
import { dueMistakes } from '@/contracts/exercise/mistakes'
import { mistakeSummary } from '@/contracts/exercise/mistakeSummary'
import { rightTo } from '../../api/harness/examinee'
import { services } from '../../e2e/harness/Services'
import { type KeptSession, logInByPhone } from '../../e2e/sessionOf'
import type { Driver } from '../Driver'
import { eventually } from '../eventually'
import { ownClock } from '../ownClock'
import { story } from '../story'
import { askAs } from './askAs'
import { GROUP, openAsExaminee } from './examinee'
import { sitAs } from './sitAs'

const DAY = 86_400_000
const TOO_LONG_MS = 200_000
/** Within so many days the scheduler brings back what was solved once. */
const MOST_DAYS = 120
const LOGIN_DAYS = 15
/** Three rights over two weeks, with room for a fourth where the scheduler asks sooner. */
const MOST_ROUNDS = 8

const clock = ownClock()

const optionsOf = (question: string, options: readonly { readonly no: number }[]) => {
  const right = rightTo(question)
  const place = options.findIndex(({ no }) => right.type === 'single' && no === right.option)
  return { right: 'ABCD'.charAt(place), wrong: 'ABCD'.charAt((place + 1) % 4) }
}

/** The practice that the app has begun. */
const begun = async (session: KeptSession) => {
  const { list } = v.parse(attempts.response, await askAs(session)('GET', 'attempts'))
  return v.parse(attempt.response, await askAs(session)('GET', `attempts/${list[0]?.attemptId ?? ''}`))
}

const due = async (session: KeptSession) =>
  v.parse(dueMistakes.response, await askAs(session)('GET', 'due-mistakes'))

const summary = async (session: KeptSession) =>
  v.parse(mistakeSummary.response, await askAs(session)('GET', 'mistake-summary'))

/** Days go by until something is due; the login of that day, since one lasts thirty days and the exam may lie between. */
const untilDue = async (app: Driver, { phone }: KeptSession): Promise<KeptSession> => {
  let session = await logInByPhone(services().backend, phone, clock.now())
  for (let days = 1; days <= MOST_DAYS; days++) {
    await clock.pass(app, DAY)
    if (days % LOGIN_DAYS === 0) session = await logInByPhone(services().backend, phone, clock.now())
    if ((await due(session)).length === 0) continue
    await app.keepLogin(session)
    return session
  }
  throw new Error(`nothing is due within ${MOST_DAYS} days`)
}

/** Solves all that is due today rightly, in the order in which the app asks it, and lets the backend have it; how many. */
const solveAll = async (app: Driver, session: KeptSession): Promise<number> => {
  const deck = await due(session)
  await app.relaunch('/exercises/wrong-topic')
  await app.tap(`重做 ${deck.length} 题`)
  for (const { questionId, question } of deck) {
    await app.sees(question.stem.slice(0, 12))
    await app.tap(optionsOf(questionId, question.options).right)
    await app.tap('提交答案')
    await app.tap('会了，下一题')
  }
  await app.sees(`重做了 ${deck.length} 题，做对 ${deck.length} 题`)
  // Leaving the page sends pending answers.
  await app.tap('看错题本')
  await app.isAt('/exercises/mistake-book')
  await eventually(
    async () => ((await due(session)).length === 0 ? true : null),
    async () => 'the backend does not have the answers',
  )
  return deck.length
}

story('what was wrong, guessed or slow comes back on other days until it is mastered', async (app) => {
  await clock.pass(app, 0)
  let session = await openAsExaminee(
    app,
    '/exercises/brush-topic?subject=101&type=single&kind=practice',
    clock.now(),
  )
  await app.sees(`第 1 题 / ${GROUP}`)
  const { attemptId, questions } = await begun(session)
  const [wrong, guessed, slow] = questions
  if (!wrong || !guessed || !slow) throw new Error('the practice asks too little')
  await app.tap(optionsOf(wrong.id, wrong.options).wrong)
  await app.sees('正确答案：')
  await app.tap('下一题')
  await app.tap('猜的')
  await app.tap(optionsOf(guessed.id, guessed.options).right)
  await app.sees('正确答案：')
  // The slow one is answered on the learner's other device, after as long as it takes.
  await clock.pass(app, TOO_LONG_MS)
  const given = [{ question: slow.id, answer: rightTo(slow.id), took: TOO_LONG_MS }]
  await sitAs(session, attemptId, { at: clock.now(), given, isLast: false })
  await app.relaunch()
  await app.tap('答题卡')
  await app.tap({ label: `第 ${GROUP} 题，未答` })
  await app.tap('结束练习')
  await app.tap('结束，看结果')
  await app.sees('再来一组')
  await app.open('/exercises/wrong-topic')
  await app.sees('今天没有到期的')

  await clock.pass(app, DAY)
  expect(new Set((await due(session)).map(({ questionId }) => questionId))).toEqual(
    new Set([wrong.id, guessed.id, slow.id]),
  )
  expect(await solveAll(app, session)).toBe(3)
  await app.open('/exercises/mistake-book?state=mastered')
  await app.sees('这里没有错题')

  for (let round = 0; (await summary(session)).mastered < 3; round += 1) {
    expect(round).toBeLessThan(MOST_ROUNDS)
    session = await untilDue(app, session)
    expect(await solveAll(app, session)).toBeGreaterThan(0)
  }
  expect((await summary(session)).mastered).toBe(3)
  await app.relaunch('/exercises/mistake-book?state=mastered')
  for (const { stem } of [wrong, guessed, slow]) await app.sees(stem.slice(0, 12))
})
