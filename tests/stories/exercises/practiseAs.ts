import * as v from 'valibot'
import { attempts } from '@/contracts/exercise/attemptList'
import { attempt } from '@/contracts/exercise/attempts'
import type { Answer } from '@/domain/attempt/Question'
import { rightTo } from '../../api/harness/examinee'
import type { KeptSession } from '../../e2e/sessionOf'
import type { Driver } from '../Driver'
import { askAs } from './askAs'
import { GROUP } from './examinee'

const ATTEMPT = 'attempt-of-story'

interface Practice {
  readonly subject: string
  readonly point?: string
  readonly size: number
  readonly give: (question: string) => Answer
}

/** Answers single choices of a practice, without the app. */
export const practiseAs = async (session: KeptSession, { give, ...wanted }: Practice): Promise<void> => {
  const ask = askAs(session)
  const opening = { kind: 'practice', type: 'single', ...wanted }
  const { questions } = v.parse(attempt.response, await ask('PUT', `attempts/${ATTEMPT}`, opening))
  const at = Date.now()
  await ask('POST', `attempts/${ATTEMPT}/events`, {
    device: 'storydev',
    clock: { sentAt: at, offset: 0 },
    events: questions.map(({ id }) => ({
      id: `given-${id}`,
      at,
      kind: 'answer',
      question: id,
      answer: give(id),
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
export const solveOne = async (app: Driver, session: KeptSession): Promise<void> => {
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
