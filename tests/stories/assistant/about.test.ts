import { openAsExaminee } from '../exercises/examinee'
import { plannedLearner, openAs } from '../vocabulary/learner'
import { story } from '../story'

const LABEL = 'AI生成，仅供参考'

story('from a word one comes to the teacher with it', async (app) => {
  await openAs(app, await plannedLearner(), '/spword/detail?id=abandon')
  await app.tap('问AI老师')
  await app.isAt('/market/chatbot-pro')
  await app.sees('关于单词：abandon')
  await app.type('问题', '怎么用？')
  await app.tap('发送')
  await app.sees('They abandoned the plan after months of failure.')
})

story('from a question of maths one is told its key and its analysis, formulas typeset', async (app) => {
  await openAsExaminee(app, '/exercises/brush-topic?subject=301&type=single&kind=practice')
  await app.sees('第 1 题 / ')
  await app.tap('A')
  await app.sees('正确答案：')
  await app.tap('问AI老师')
  await app.isAt('/market/chatbot-pro')
  await app.sees('关于题目：')
  // A keyword of the stub model: it breaks off, and the passages answer.
  await app.type('问题', '中途断开')
  await app.tap('发送')
  await app.sees('数学（一）题目解析')
  await app.sees(LABEL)
  expect(await app.visibleText()).not.toMatch(/\\[a-z]+|\$/)
})
