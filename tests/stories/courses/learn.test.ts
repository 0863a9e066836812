import { services } from '../../e2e/harness/Services'
import { freshSession, type KeptSession } from '../../e2e/sessionOf'
import type { Driver } from '../Driver'
import { story } from '../story'
import { reviewOf } from '../vocabulary/learner'

const DAY = 86_400_000
const HOUR = 3_600_000
/** Costs nothing. */
const FREE = '270006'

const asLearner = async (
  { uid, authorization }: KeptSession,
  method: string,
  path: string,
  body?: object,
): Promise<void> => {
  const answer = await fetch(services().backend + path.replace('{uid}', uid), {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${authorization}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.status).toBe(200)
}

const openAs = async (app: Driver, session: KeptSession, address: string): Promise<void> => {
  await app.keepLogin(session)
  await app.open(address)
}

story(
  'learn a course: choose what is studied, go on where I was, find the page as it was left',
  async (app) => {
    const session = await freshSession(services().backend)
    await asLearner(session, 'POST', `/gaoshou/v1/student/{uid}/goods/${FREE}`)
    await openAs(app, session, `/courses/course-learning?goodsId=${FREE}`)
    await app.sees('已学 0/4 课时')
    await app.tap('练习')
    await app.sees('这门课没有练习')
    await app.tap('进度选择')
    await app.isAt('/courses/subject-progress-selection')
    await app.tap({ role: 'button', name: '增加公开课跳过的课时' })
    await app.tap({ role: 'button', name: '保存' })
    await app.isAt('/courses/course-learning')
    // Still the part that was left open.
    await app.sees('这门课没有练习')
    await app.tap('目录')
    await app.sees('下一节')
  },
)

story('the points of yesterday come back, and what is recited is a task of today', async (app) => {
  const session = await freshSession(services().backend)
  // Answered yesterday on another device.
  const now = Date.now()
  await asLearner(session, 'POST', '/course/v1/users/{uid}/recitals', {
    events: [reviewOf('pol-matter-1', now - DAY, 3, now - HOUR)],
  })
  await openAs(app, session, '/courses/super-memory')
  await app.sees('待复习 1')
  await app.sees('物质的唯一特性是什么？')
  await app.seesNo('客观实在性。不依赖于人的意识而存在，又能为人的意识所反映。')
  await app.tapSmall('看答案')
  await app.sees('客观实在性。不依赖于人的意识而存在，又能为人的意识所反映。')
  await app.tapSmall('记得')
  await app.sees('待复习 0')
  await app.tap('看答案')
  await app.tap('忘了')
  await app.tap('撤回')
  await app.sees('先在心里说一遍答案')
  await app.open('/courses/task-list')
  await app.sees('背考点')
})
