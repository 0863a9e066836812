import { story } from '../story'
import { openAs, plannedLearner } from './learner'

story('a plan is changed after its season was looked at', async (app) => {
  const learner = await plannedLearner({ newPerDay: 20 })
  await openAs(app, learner, '/spword/user-plan')
  await app.sees('学完全部新词')
  await app.tap('28考研')
  await app.tap('保存计划')
  await app.sees('计划已更新')
  await app.open('/spword/memory-scheme')
  await app.sees('每天要背多少')
  await app.tap('95%')
  await app.sees('平均每天')
  await app.tap('乱序')
  await app.tap('保存计划')
  await app.sees('计划已更新')
  expect(await learner.ask('GET', 'plan')).toMatchObject({
    examDate: '2027-12-18',
    retention: 0.95,
    order: 'random',
  })
})
