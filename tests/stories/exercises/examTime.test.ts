import { GRACE_MS } from '@/domain/attempt/arrival'
import { eventually } from '../eventually'
import { ownClock } from '../ownClock'
import { story } from '../story'
import { answeredIn, attemptsOf, openAsExaminee } from './examinee'

const COUNT = 38
const MINUTE = 60_000
const EXAM_MINUTES = 180

const clock = ownClock()

story(
  'an exam whose app was killed is handed in by the backend at its end, with what was answered',
  async (app) => {
    await clock.pass(app, 0)
    const session = await openAsExaminee(app, '/exercises/exam-detail?paperId=politics-mock-1')
    await app.tap('进入考试')
    await app.sees(`第 1 题 / ${COUNT}`)
    await app.tap('B')
    await app.tap('下一题')
    await app.sees(`第 2 题 / ${COUNT}`)
    // It goes on after a kill, half an hour later.
    await clock.pass(app, 30 * MINUTE)
    await app.relaunch()
    await app.sees(`第 2 题 / ${COUNT}`)
    await app.tap('C')
    await app.seesNo('正确答案')
    await app.tap('下一题')
    await app.sees(`第 3 题 / ${COUNT}`)
    const [begun] = await attemptsOf(session)
    await eventually(
      async () => ((await answeredIn(session, begun?.attemptId ?? '')) === 2 ? true : null),
      () => Promise.resolve('the second answer did not come'),
    )

    await clock.pass(app, (EXAM_MINUTES - 30) * MINUTE + GRACE_MS)
    await clock.pass(app, MINUTE)
    const [ended] = await attemptsOf(session)
    expect([begun?.endedAt, ended?.attemptId]).toEqual([null, begun?.attemptId])
    expect(ended?.endedAt).not.toBeNull()
    await app.relaunch()
    await app.isAt('/exercises/exam-report')
    await app.tap('全部解析')
    await app.isAt('/exercises/analysis')
    await app.sees('正确答案：')
  },
)
