import { type Driver } from '../Driver'
import { story } from '../story'
import { openAsExaminee, openQuestion } from './examinee'

const practise = (app: Driver, type: string) =>
  openAsExaminee(app, `/exercises/brush-topic?subject=408&type=${type}&kind=practice`)

story('letters are matched by small taps, and judged together', async (app) => {
  await practise(app, 'matching')
  await app.sees('第 1 题 / ')
  await app.tapOption({ role: 'radio', name: 'A' })
  await app.tapOption({ role: 'radio', name: 'B' })
  await app.tapSmall('提交答案')
  await app.sees('正确答案：')
})

story('steps are put in order by small taps, and judged together', async (app) => {
  await practise(app, 'ordering')
  await app.sees('第 1 题 / ')
  for (const letter of ['A', 'B', 'C', 'D']) await app.tapOption(letter)
  await app.sees('第 4')
  await app.tapSmall('提交答案')
  await app.sees('正确答案：')
})

story('the analysis with the most formulas comes with a tap on an option', async (app) => {
  await openQuestion(app, '301', 'ma1-s-013')
  await app.sees('第 1 题 / 1')
  await app.tapOption({ role: 'radio', name: 'B' })
  await app.sees('正确答案：')
})
