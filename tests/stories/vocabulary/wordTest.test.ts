import { story } from '../story'
import { openAs, plannedLearner } from './learner'

const QUESTIONS = 20

story('a gate test shows the wrong words and asks them again', async (app) => {
  const learner = await plannedLearner()
  await openAs(app, learner, '/spword/stage-list')
  await app.sees('先过上一关')
  await app.tap('过关测试')
  await app.tap('看义选词')
  await app.tap(`开始，${QUESTIONS} 题`)
  for (let question = 1; question <= QUESTIONS; question++) {
    await app.tap('不知道')
    await app.sees('正确答案')
    await app.tap(question < QUESTIONS ? '下一题' : '看结果')
  }
  await app.isAt('/spword/test-result')
  await app.sees(`${QUESTIONS} 题答对 0 题`)
  await app.sees(`答错的 ${QUESTIONS} 个词`)
  await app.tap('再测答错的')
  await app.sees(`再测一次答错的 ${QUESTIONS} 个词`)
})
