import { asOperator } from '../asOperator'
import { openLoggedIn } from '../account/logIn'
import { story } from '../story'

const LIVE = 'lecture_maths-limit'
const TITLE = '极限的四个入口'
const HOUR = 3_600_000

/** Operator changes of a broadcast. */
const operate = (body: object): Promise<unknown> =>
  asOperator({ method: 'PUT', path: `/course/v1/operations/live/${LIVE}` }, body)

story('a broadcast from countdown to replay, as the office lets it begin and end', async (app) => {
  const begin = Date.now() + HOUR
  await operate({ startsAt: begin, endsAt: begin + HOUR })
  const room = `/courses/live-streaming?lectureId=${LIVE.replace('lecture_', '')}`
  await openLoggedIn(app, room)
  await app.tap({ role: 'button', name: '预约直播' })
  await app.sees('已预约')
  // A cancelled reservation sends no reminder.
  await app.tap({ role: 'button', name: '取消预约' })
  await app.sees('预约直播')
  await app.open('/courses/study-center')
  await app.seesNo(TITLE)
  await app.open(room)
  await app.tap({ role: 'button', name: '预约直播' })
  await app.sees('已预约')
  // The study centre reminds, before it begins and when it runs.
  await app.open('/courses/study-center')
  await app.sees(TITLE)
  await app.seesNo('正在直播')
  await operate({ startsAt: Date.now() - 60_000, endsAt: Date.now() + HOUR, productId: '270001' })
  await app.open('/courses/study-center')
  await app.sees('正在直播')
  await app.screenshot(`live-reminder-${app.platform}`)
  await app.tap(TITLE)
  await app.isAt('/courses/live-streaming')
  await app.sees('人在看')
  await app.sees('去看看')
  await app.type('说点什么', `老师好，这是 ${app.platform} 的问题`)
  await app.tap({ role: 'button', name: '发送' })
  await app.sees(`老师好，这是 ${app.platform} 的问题`)
  await app.screenshot(`live-${app.platform}`)
  await operate({ endsAt: Date.now() })
  await app.sees('直播已结束，回放随时可看')
  await app.seesNo('人在看')
  await app.tap({ role: 'button', name: '看回放' })
  await app.tap({ role: 'button', name: '看精剪' })
  await app.sees('关闭')
})
