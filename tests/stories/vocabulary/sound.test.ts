import { soundPath } from '@/domain/vocabulary/soundPath'
import { wordId } from '@/domain/vocabulary/wordId'
import { story } from '../story'
import { openAs, plannedLearner, rowOfSound, shownWord } from './learner'

const soundOfCard = async (app: Parameters<typeof shownWord>[0]): Promise<string> =>
  soundPath(wordId(await shownWord(app)))

story('a card is heard when it comes', async (app) => {
  const learner = await plannedLearner()
  await openAs(app, learner, '/spword/memory')
  await app.sees('第一次见')
  const first = await soundOfCard(app)
  await app.tap('不认识')
  await app.tap('记住了，下一个')
  const second = await app.hears(first)
  expect(await soundOfCard(app)).toBe(second)
})

story('a listening test is answered by ear', async (app) => {
  const learner = await plannedLearner()
  await openAs(app, learner, '/spword/test?stage=1')
  await app.tap('听音选义')
  await app.tap('开始，20 题')
  await app.sees('听一听，选它的意思')
  const first = await app.hears()
  await app.tap((await rowOfSound(first)).short)
  await app.sees('答对了')
  await app.tap('下一题')
  const second = await app.hears(first)
  await app.tap('不知道')
  await app.sees(`正确答案：${(await rowOfSound(second)).word}`)
})
