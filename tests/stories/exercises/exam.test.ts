import { story } from '../story'
import { answeredIn, attemptsOf, openAsExaminee } from './examinee'

const COUNT = 38

story('an exam is killed, goes on where it was, says what is open, and is reported', async (app) => {
  const session = await openAsExaminee(app, '/exercises/exam-detail?paperId=politics-mock-1')
  await app.sees('180')
  await app.tap('进入考试')
  await app.sees(`第 1 题 / ${COUNT}`)
  await app.tapOption('B')
  await app.tapOption('A')
  await app.tap('标记')
  await app.tap('下一题')
  await app.sees(`第 2 题 / ${COUNT}`)
  await app.tap('C')
  await app.seesNo('正确答案')
  await app.relaunch()
  await app.sees(`第 2 题 / ${COUNT}`)
  await app.tap('答题卡')
  await app.tap({ label: '第 1 题，已答，已标记' })
  await app.sees(`第 1 题 / ${COUNT}`)
  await app.tap('答题卡')
  await app.tap({ label: `第 ${COUNT} 题，未答` })
  await app.sees(`第 ${COUNT} 题 / ${COUNT}`)
  await app.type('作答', '规律是客观的')
  await app.tap({ label: '上一题' })
  // The way out is on the sheet, wherever one is.
  await app.tap('答题卡')
  await app.tap('交卷')
  await app.sees(`没答的有 ${COUNT - 3} 题`)
  await app.sees('做了标记的有 1 题')
  await app.tap('确认交卷')
  await app.isAt('/exercises/exam-report')
  await app.sees('待你对照评分标准自评')
  expect((await attemptsOf(session)).map(({ endedAt }) => endedAt === null)).toEqual([false])
  await app.tap('去自评')
  await app.isAt('/exercises/analysis')
  await app.sees('评分标准：')
})

story(
  'an exam that is handed in without a network says so, and is reported as soon as the network is back',
  async (app) => {
    const session = await openAsExaminee(app, '/exercises/exam-detail?paperId=politics-mock-1')
    await app.tap('进入考试')
    await app.sees(`第 1 题 / ${COUNT}`)
    await app.tapOption('B')
    await app.cutNetwork()
    await app.tap('下一题')
    await app.sees(`第 2 题 / ${COUNT}`)
    await app.tap('C')
    await app.tap('答题卡')
    await app.tap('交卷')
    await app.sees(`没答的有 ${COUNT - 2} 题`)
    await app.tap('确认交卷')
    await app.sees('联网后自动上交并出报告')
    await app.restoreNetwork()
    await app.isAt('/exercises/exam-report')
    await app.sees('看错题解析')
    const [attempt] = await attemptsOf(session)
    expect(attempt?.endedAt).not.toBeNull()
    expect(await answeredIn(session, attempt?.attemptId ?? '')).toBe(2)
  },
  { allow: { console: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] } },
)
