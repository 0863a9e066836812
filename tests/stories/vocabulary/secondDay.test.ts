import { story } from '../story'
import { openAs, plannedLearner, studyAll } from './learner'

story('the words of yesterday come back', async (app) => {
  const learner = await plannedLearner()
  await app.shiftClock(-1)
  await openAs(app, learner, '/spword/memory')
  await studyAll(app)
  await app.sees('今天背了 3 个词')
  await app.shiftClock(0)
  await app.relaunch('/spword/index')
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
