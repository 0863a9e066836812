import * as v from 'valibot'
import { knowledge } from '@/contracts/exercise/knowledge'
import { wrongTo } from '../../api/harness/examinee'
import type { KeptSession } from '../../e2e/sessionOf'
import { story } from '../story'
import { askAs } from './askAs'
import { openAsExaminee } from './examinee'
import { practiseAs, solveOne } from './practiseAs'

const SUBJECT = '101'
/** More than half of its questions are single choices: each group has one. */
const POINT = '马克思主义哲学'
const MISSED = 8

const pointOf = async (session: KeptSession) => {
  const subjects = v.parse(knowledge.response, await askAs(session)('GET', 'knowledge'))
  const found = subjects
    .find(({ subject }) => subject === SUBJECT)
    ?.points.find(({ point }) => point === POINT)
  if (!found) throw new Error(`no point ${POINT}`)
  return found
}

/** Makes the point weak, without the app. */
const missPoint = (session: KeptSession): Promise<void> =>
  practiseAs(session, { subject: SUBJECT, point: POINT, size: MISSED, give: wrongTo })

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
