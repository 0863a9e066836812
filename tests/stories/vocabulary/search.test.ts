import { story } from '../story'
import { openAs, plannedLearner } from './learner'

story('a word is found by one of its forms and by its meaning', async (app) => {
  const learner = await plannedLearner()
  await openAs(app, learner, '/spword/spword-search')
  await app.type('输入单词或中文意思', 'abandoned')
  await app.sees('词形变化')
  await app.tap('abandon')
  await app.isAt('/spword/detail')
  await app.sees('记忆情况')
  await app.back()
  await app.isAt('/spword/spword-search')
  await app.type('输入单词或中文意思', '抛弃')
  await app.sees('abandon')
})
