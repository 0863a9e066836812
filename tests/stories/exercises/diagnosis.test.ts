import { diagnosticTests } from '@/domain/attempt/diagnosticTests'
import { logInBySms } from '../account/logIn'
import { eventually } from '../eventually'
import { story } from '../story'

/** Occurs only without a login. */
const OFFER = '下一步练什么'
const { most } = diagnosticTests.strength.questions

story('a stranger takes the strength test, logs in at its end, and has the report', async (app) => {
  await app.open('/exercises/strength-test')
  await app.tap('思想政治理论')
  await app.tap('英语（一）')
  await app.tap('开始测评')
  for (let no = 1; no <= most; no++) {
    await app.sees(`第 ${no} 题 / 最多`)
    await app.tap((await app.isSeen('判断题')) ? '正确' : 'A')
    await app.seesNo('正确答案')
    await app.tap('确定，下一题')
    await eventually(
      async () => ((await app.isSeen(`第 ${no + 1} 题 / 最多`)) || (await app.isSeen(OFFER)) ? true : null),
      async () => `nothing comes after question ${no}`,
    )
  }
  await app.isAt('/exercises/strength-report')
  await app.seesNo('大概率在')
  await app.tap({ role: 'button', name: '登录' })
  await logInBySms(app)
  await app.sees('大概率在')
  await app.sees('第一次测')
  await app.isAt('/exercises/strength-report')
})
