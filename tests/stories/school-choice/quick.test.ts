import { openLoggedIn } from '../account/logIn'
import { story } from '../story'
import { dayText } from '@/lib/dayText'

const DAY = 86_400_000
const SHANGHAI = 8 * 3_600_000
const WEEKDAYS = '日一二三四五六'

/** A day as its tab names it. */
const dayLabel = (time: number): string => {
  const china = new Date(time + SHANGHAI)
  return `${china.getUTCMonth() + 1}/${china.getUTCDate()} 周${WEEKDAYS[china.getUTCDay()]}`
}

/** Seven in the evening of a day, as the button names it. */
const bookedText = (time: number): string => dayText(time).replace(/\d\d:\d\d$/, '19:00')

story('a stranger gets a quick recommendation for scores and a major', async (app) => {
  await app.open('/choose/precise-intellect')
  await app.type('政治（满分 100）', '68')
  await app.type('外语（满分 100）', '70')
  await app.type('业务课一（满分 150）', '110')
  await app.type('业务课二（满分 150）', '112')
  await app.sees('总分 360 分')
  await app.tap({ role: 'button', name: '选择专业（最多 5 个）' })
  await app.sees('学术学位')
  await app.tap({ role: 'checkbox', name: '计算机科学与技术 0812，413 个招生项目' })
  await app.tap({ role: 'button', name: '确定' })
  await app.sees('已选 1 个专业，修改')
  await app.tap({ role: 'button', name: '看看能上哪里' })
  await app.sees('示例数据')
})

story('scores beyond the maximum are named beside their field', async (app) => {
  await app.open('/choose/precise-intellect')
  await app.type('政治（满分 100）', '120')
  await app.sees('政治满分 100 分，请重新填写')
})

story('a consultation is booked and cancelled', async (app) => {
  await openLoggedIn(app, '/choose/one-for-one')
  await app.sees('想聊什么')
  await app.tap(dayLabel(Date.now() + 2 * DAY))
  await app.tap('19:00')
  await app.type('手机号或微信号', 'yantu-test')
  await app.tap({ role: 'button', name: `预约 ${bookedText(Date.now() + 2 * DAY)}` })
  await app.sees('我的预约')
  await app.tap('取消')
  await app.tap({ role: 'button', name: '取消预约' })
  await app.sees('已取消')
})
