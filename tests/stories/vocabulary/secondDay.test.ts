import { story } from '../story'
import { firstWords, openAs, plannedLearner, reviewOf, studyAll } from './learner'

const DAY = 86_400_000
const HOUR = 3_600_000

story('the words of yesterday come back', async (app) => {
  const learner = await plannedLearner()
  // Answered yesterday on another device: the app goes by the backend's clock, not by this one's.
  const now = Date.now()
  const events = (await firstWords(3)).map((word, at) => reviewOf(word, now - DAY + at * 1000, 3, now - HOUR))
  await learner.ask('POST', 'reviews', { events })
  await openAs(app, learner, '/spword/index')
  await app.sees('连续 1 天')
  await app.tap({ role: 'button', name: '开始背单词' })
  await app.sees('想一想它的意思')
  await app.tapSmall('看释义')
  await app.sees('你刚才想起来了吗？')
  await app.tapSmall('认识')
  await studyAll(app)
  await app.sees('今天背了 6 个词')
  await app.open('/courses/study-center')
  await app.sees('今天的背完了，连续 2 天')
})
