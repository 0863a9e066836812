import { story } from '../story'
import type { Driver } from '../Driver'
import { openAs, plannedLearner } from './learner'

const QUESTIONS = 20

/** The lines of the question on screen: its text, its options, and its verdict. */
const question = async (app: Driver): Promise<string[]> => {
  const lines = (await app.visibleText()).split(/\n+/).map((line) => line.trim())
  const from = lines.findIndex((line) => line.endsWith(`/${QUESTIONS}`))
  return lines.slice(from).filter(Boolean)
}

story('a test that was killed goes on at its question, with what was answered', async (app) => {
  const learner = await plannedLearner()
  await openAs(app, learner, '/spword/test?stage=1')
  await app.tap(`开始，${QUESTIONS} 题`)
  await app.tap('不知道')
  await app.tap('下一题')
  await app.sees(`2/${QUESTIONS}`)
  const open = await question(app)
  await app.relaunch()
  await app.sees('接着做你上次没做完的测试')
  expect(await question(app)).toEqual(open)
  await app.tap('不知道')
  await app.sees('正确答案')
  const answered = await question(app)
  await app.relaunch()
  await app.sees('正确答案')
  expect(await question(app)).toEqual(answered)
  for (let at = 3; at <= QUESTIONS; at++) {
    await app.tap('下一题')
    await app.sees(`${at}/${QUESTIONS}`)
    await app.tap('不知道')
  }
  await app.tap('看结果')
  await app.sees(`${QUESTIONS} 题答对 0 题`)
  await app.open('/spword/test?stage=1')
  await app.sees(`开始，${QUESTIONS} 题`)
})
