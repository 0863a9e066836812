import { services } from '../../e2e/harness/Services'
import { freshSession, type KeptSession } from '../../e2e/sessionOf'
import { BUDGETS } from '../budgets'
import { story } from '../story'

/** A course that costs nothing, and a film in it of more than a minute. */
const GOODS = '270006'
const LESSON = '003'
const WATCHED = 50

/** Sends data as the learner's other device, without the app. */
const send = async (session: KeptSession, method: string, path: string, body: object): Promise<void> => {
  const answer = await fetch(`${services().backend}${path}`, {
    method,
    headers: { authorization: `Bearer ${session.authorization}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect([path, answer.status]).toEqual([path, 200])
}

/** A learner who holds the course, without watch time. */
const beginner = async (): Promise<KeptSession> => {
  const session = await freshSession(services().backend)
  await send(session, 'POST', `/gaoshou/v1/student/${session.uid}/goods/${GOODS}`, {})
  return session
}

/** A learner who holds the course, with watch time of its lesson on another device. */
const learner = async (): Promise<KeptSession> => {
  const session = await beginner()
  const at = Date.now()
  await send(session, 'POST', `/course/v1/users/${session.uid}/sittings`, {
    sittingId: `other-device-${session.uid}`,
    goodsId: GOODS,
    lessonId: LESSON,
    startedAt: at - 60_000,
    at,
    seconds: WATCHED,
    covered: [[0, WATCHED]],
    place: WATCHED,
    length: 90,
  })
  return session
}

story(
  'a lesson goes on where another device left it, and its time stands in record and report',
  async (app) => {
    await app.keepLogin(await learner())
    await app.open(`/courses/cc-video?goodsId=${GOODS}&lessonId=${LESSON}`)
    await app.hasTitle('高数极限第一讲')
    await app.sees('上次看到 00:50，从这里继续')
    await app.tap('播放')
    await app.sees('暂停')
    await app.tap('暂停')
    await app.sees('播放')
    await app.tap('1×')
    await app.tap('1.5×')
    await app.tap('笔记')
    await app.type('写笔记', '先判断类型，再算')
    await app.tap({ role: 'button', name: '保存笔记' })
    await app.sees('先判断类型，再算')
    await app.open('/courses/course-record')
    await app.sees('高数极限第一讲')
    await app.open(`/courses/course-report?goodsId=${GOODS}`)
    await app.sees('最近两周')
    await app.sees('按章节')
  },
)

// A film begins before its page is drawn: one that begins anew has all it needs by then, one that goes on is still looking for its place.
const comers = [
  ['goes on with', learner],
  ['begins', beginner],
] as const
for (const [does, come] of comers) {
  story(`who ${does} the next lesson watches it, and presses nothing more`, async (app) => {
    await app.keepLogin(await come())
    await app.open(`/courses/cc-video?goodsId=${GOODS}&lessonId=002`)
    await app.hasTitle('英语长难句第一讲')
    await app.sees('播放')
    await app.tap('下一讲')
    await app.hasTitle('高数极限第一讲')
    await app.sees('暂停')
  })
}

const PAGE = 'features/courses/pages/cc-video/index'
const FIRST_BYTES = 16 * 1024
/** Long enough that a sentence ends and another begins: a film in which nothing is said sends nothing, which proves nothing. */
const PLAYED_SECONDS = 12

story(
  'a lesson that plays sends the view at most a little each second',
  async (app) => {
    await app.keepLogin(await learner())
    await app.open(`/courses/cc-video?goodsId=${GOODS}&lessonId=${LESSON}`)
    await app.tap('播放')
    await app.sees('暂停')
    await app.weapp.restingText()
    const { setData: before } = await app.weapp.stats()
    const firsts = before.filter(({ first, page }) => first && page.endsWith(PAGE))
    expect(firsts.map(({ bytes }) => bytes <= FIRST_BYTES)).toEqual([true])
    await new Promise((done) => setTimeout(done, PLAYED_SECONDS * 1000))
    const sent = (await app.weapp.stats()).setData.slice(before.length)
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.length).toBeLessThanOrEqual(PLAYED_SECONDS)
    expect(sent.filter(({ bytes }) => bytes > BUDGETS.secondBytes)).toEqual([])
    await app.sees('暂停')
  },
  { only: 'weapp' },
)
