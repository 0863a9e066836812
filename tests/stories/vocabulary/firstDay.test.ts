import { openLoggedIn } from '../account/logIn'
import { story } from '../story'
import { studyAll } from './learner'

story('a learner plans, studies the first words and shows the result', async (app) => {
  await openLoggedIn(app, '/spword/index')
  await app.sees('你参加哪次考试？')
  await app.tap('29考研')
  await app.sees('学完全部新词')
  // Ten minutes a day: a day of few words.
  for (let step = 0; step < 4; step++) await app.tap({ role: 'button', name: '减少每天分钟数' })
  await app.tap({ role: 'button', name: '就这样，开始' })
  await app.sees('今日新词')
  await app.tap({ role: 'button', name: '开始背单词' })
  await app.sees('第一次见')
  await app.tap('认识')
  await app.sees('它是什么意思？')
  await app.tap('不确定，看答案')
  await app.tapSmall('记住了，下一个')
  await studyAll(app)
  await app.isAt('/spword/spword-result')
  await app.sees('接下来一周的复习')
  await app.tap('晒一晒今天的成绩')
  await app.isAt('/word-result')
  await app.sees('的打卡成绩')
  await app.tap('我也来打卡')
  await app.tap('开始今天的打卡')
  await app.sees('连续 1 天')
})
