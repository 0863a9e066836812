import { subjectStopRule } from '@/domain/ability/stopRule'
import { eventually } from '../eventually'
import { story } from '../story'
import { openAsExaminee } from './examinee'

/** Occurs in the report and nowhere else. */
const REPORT = '道题的回答'
const MEASURED = 3

story('an adaptive test: question after question, no key, then an ability with its band', async (app) => {
  await openAsExaminee(app, '/exercises/combat-ability')
  await app.tap('开始测试')
  await app.isAt('/exercises/combat-ability-test')
  const { most } = subjectStopRule
  for (let no = 1; no <= most && !(await app.isSeen(REPORT)); no++) {
    await app.sees(`第 ${no} 题 / 最多`)
    const option = (await app.isSeen('判断题')) ? '正确' : 'A'
    // A few taps say what all of them send.
    await (no <= MEASURED ? app.tapOption(option) : app.tap(option))
    await app.seesNo('正确答案')
    await app.tap('确定，下一题')
    await eventually(
      async () => ((await app.isSeen(`第 ${no + 1} 题 / 最多`)) || (await app.isSeen(REPORT)) ? true : null),
      async () => `nothing comes after question ${no}`,
    )
  }
  await app.isAt('/exercises/combat-ability-report')
  await app.sees('大概率在')
  await app.sees('下一步')
})
