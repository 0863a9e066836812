import * as v from 'valibot'
import { attempts } from '@/contracts/exercise/attemptList'
import { attempt } from '@/contracts/exercise/attempts'
import { knowledge } from '@/contracts/exercise/knowledge'
import { rightTo, wrongTo } from '../../api/examinee'
import type { KeptSession } from '../../e2e/sessionOf'
import type { Driver } from '../Driver'
import { story } from '../story'
import { askAs } from './askAs'
import { GROUP, openAsExaminee } from './examinee'

const SUBJECT = '101'
/** More than half of its questions are single choices: each group has one. */
const POINT = '马克思主义哲学'
const MISSED = 8
const ATTEMPT = 'attempt-of-story'

const pointOf = async (session: KeptSession) => {
  const subjects = v.parse(knowledge.response, await askAs(session)('GET', 'knowledge'))
  const found = subjects
    .find(({ subject }) => subject === SUBJECT)
    ?.points.find(({ point }) => point === POINT)
  if (!found) throw new Error(`no point ${POINT}`)
  return found
}

/** Makes the point weak, without the app. */
const missPoint = async (session: KeptSession): Promise<void> => {
  const ask = askAs(session)
  const opening = { kind: 'practice', subject: SUBJECT, point: POINT, type: 'single', size: MISSED }
  const { questions } = v.parse(attempt.response, await ask('PUT', `attempts/${ATTEMPT}`, opening))
  const at = Date.now()
  await ask('POST', `attempts/${ATTEMPT}/events`, {
    device: 'storydev',
    clock: { sentAt: at, offset: 0 },
    events: questions.map(({ id }) => ({
      id: `missed-${id}`,
      at,
      kind: 'answer',
      question: id,
      answer: wrongTo(id),
      took: 5000,
    })),
  })
}

/** The questions of the attempt that the app began last. */
const askedNow = async (session: KeptSession) => {
  const { list } = v.parse(attempts.response, await askAs(session)('GET', 'attempts'))
  const id = list.find(({ attemptId }) => attemptId !== ATTEMPT)?.attemptId ?? ''
  return v.parse(attempt.response, await askAs(session)('GET', `attempts/${id}`)).questions
}

/** Goes on to the first single choice of the group and answers it rightly. */
const solveOne = async (app: Driver, session: KeptSession): Promise<void> => {
  await app.sees(`第 1 题 / ${GROUP}`)
  for (const [at, { id, type, options }] of (await askedNow(session)).entries()) {
    await app.sees(`第 ${at + 1} 题 / ${GROUP}`)
    if (type === 'single') {
      const right = rightTo(id)
      const place = options.findIndex(({ no }) => right.type === 'single' && no === right.option)
      return app.tap('ABCD'.charAt(place))
    }
    await app.tap('下一题')
  }
}

const shown = ({ mastery, answers }: { mastery: number | null; answers: number }): string =>
  `掌握约 ${Math.round((mastery ?? 0) * 100)}%，基于 ${answers} 道题的回答`

story('from a weak point on the map to practice and back: the mastery has moved', async (app) => {
  const session = await openAsExaminee(app, '/know-index')
  await app.sees('按科目')
  await missPoint(session)
  const before = await pointOf(session)
  await app.open(`/exercises/master-status?subject=${SUBJECT}`)
  await app.sees('薄弱 1')
  await app.tap({ start: POINT })
  await app.sees(shown(before))
  await app.tap('练一组')
  await solveOne(app, session)
  await app.sees('答对了')
  await app.back()
  const after = await pointOf(session)
  expect(after.mastery ?? 0).toBeGreaterThan(before.mastery ?? 1)
  await app.sees(shown(after))
})
