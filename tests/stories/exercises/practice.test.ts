import { eventually } from '../eventually'
import { story } from '../story'
import { answeredIn, attemptsOf, GROUP, openAsExaminee } from './examinee'

story('a first practice: chosen, answered, told why, reported, and looked at again', async (app) => {
  const session = await openAsExaminee(app, '/exercises/brush-topic?subject=101')
  await app.tap({ start: '单选题' })
  await app.tap('开始，每组 10 题')
  for (let no = 1; no <= GROUP; no++) {
    await app.sees(`第 ${no} 题 / ${GROUP}`)
    await app.seesNo('正确答案：')
    await app.tapOption('A')
    await app.sees('正确答案：')
    await app.sees('解析')
    if (no < GROUP) await app.tapSmall('下一题')
  }
  await app.tap('结束练习')
  await app.tap('结束，看结果')
  await app.sees('再来一组')
  await app.tap('全部解析')
  await app.isAt('/exercises/analysis')
  await app.sees(`第 1 题 / ${GROUP}`)
  // Coming back to a result, or loading it again, begins no other group.
  await app.back()
  await app.sees('再来一组')
  expect(await attemptsOf(session)).toHaveLength(1)
  await app.tap('再来一组')
  await app.sees(`第 1 题 / ${GROUP}`)
  await app.seesNo('正确答案：')
})

story(
  'a practice goes on without a network, and is judged once it is back',
  async (app) => {
    const session = await openAsExaminee(app, '/exercises/brush-topic?subject=408&type=single&kind=practice')
    await app.sees(`第 1 题 / ${GROUP}`)
    await app.cutNetwork()
    for (const no of [1, 2]) {
      await app.sees(`第 ${no} 题 / ${GROUP}`)
      await app.tap('B')
      await app.sees('联网后自动判分')
      await app.tap('下一题')
    }
    await app.tap({ label: '上一题' })
    if (app.platform === 'weapp') {
      await app.relaunch()
      await app.sees(`第 2 题 / ${GROUP}`)
    }
    await app.restoreNetwork()
    await app.sees('正确答案：')
    const [attempt] = await attemptsOf(session)
    await eventually(
      async () => ((await answeredIn(session, attempt?.attemptId ?? '')) === 2 ? true : null),
      async () => 'the backend does not have both answers',
    )
  },
  { allow: { console: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] } },
)
