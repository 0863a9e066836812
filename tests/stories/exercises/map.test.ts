import { rightTo } from '../../api/harness/examinee'
import { story } from '../story'
import { chooseYear } from './askAs'
import { openAsExaminee } from './examinee'
import { practiseAs, solveOne } from './practiseAs'

const SUBJECT = '101'
/** One less than the first practice of the map asks for. */
const BEFORE = 9
const TASK = '思想政治理论 · 已完成'

story('the learning map: a task is opened from its stage, done, and counted by itself', async (app) => {
  const session = await openAsExaminee(app, '/learning-map')
  // In a short plan smaller tasks give way to larger ones of the same week.
  await chooseYear(session, 2028)
  await app.relaunch()
  await app.sees('当前周次')
  await app.sees('本周任务')
  await practiseAs(session, { subject: SUBJECT, size: BEFORE, give: rightTo })
  await app.tap('基础阶段')
  await app.isAt('/map-detail')
  await app.sees(`${TASK} 9 / 10 题`)
  await app.tap(`${TASK} 9 / 10 题`)
  await app.isAt('/exercises/brush-topic')
  await solveOne(app, session)
  await app.sees('答对了')
  await app.back()
  await app.isAt('/map-detail')
  await app.sees(`${TASK} 10 / 10 题`)
  await app.back()
  await app.isAt('/learning-map')
  await app.sees('进行中 1/')
})
