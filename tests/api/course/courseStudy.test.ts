import { courseLearning, saveScope } from '@/contracts/course/learning'
import { studyCentre } from '@/contracts/course/studyCentre'
import { dayTasks } from '@/contracts/course/tasks'
import { joinTask } from '@/contracts/gaoshou/taskStudents'
import { taskRules } from '@/domain/courses/taskRules'
import { type Backend } from '../harness/startBackend'
import { type Buyer, type Shop, startShop } from '../harness/startShop'

const GOODS = '270001'

let shop: Shop
let backend: Backend
let me: Buyer
beforeAll(async () => {
  shop = await startShop()
  backend = shop.backend
})
afterAll(() => backend.stop())
beforeEach(async () => {
  me = await shop.buyer()
  await me.own(GOODS)
})

const course = () => backend.ask(courseLearning, { params: { uid: me.uid, goodsId: GOODS } }, me.token)
const learned = (lessonId: string, at = backend.time.now) =>
  backend.rows(
    `insert into lesson_progress (uid, goods_id, lesson_id, done_at)
      values (${me.uid}, '${GOODS}', '${lessonId}', '${new Date(at).toISOString()}') returning uid`,
  )
const scope = (title: string, chosen: boolean, skipped = 0) =>
  backend.ask(
    saveScope,
    { params: { uid: me.uid, goodsId: GOODS }, body: { chapters: [{ title, chosen, skipped }] } },
    me.token,
  )

describe('a course that is learned', () => {
  test('has its chapters in order, what is done, and the next time of a live lesson', async () => {
    await learned('001')
    const { chapters } = await course()
    expect(chapters.map(({ title }) => title)).toHaveLength(5)
    expect(chapters[0]).toMatchObject({
      chosen: true,
      skipped: 0,
      lessons: [{ lessonId: '001', done: true }, { lessonId: '002', done: false }, { lessonId: '003' }],
    })
    expect(chapters[0]?.lessons[1]?.seen).toBe(0)
    const live = chapters.flatMap(({ lessons }) => lessons).find(({ kind }) => kind === 'live')
    expect(live?.startsAt).toBeGreaterThanOrEqual(backend.time.now)
  })

  test('is refused to who does not hold it, and when it has ended', async () => {
    const stranger = await shop.buyer()
    const ask = (uid: string, token: string) =>
      backend.send(courseLearning, { params: { uid, goodsId: GOODS } }, token)
    expect(await ask(stranger.uid, stranger.token)).toMatchObject({ status: 404, code: 'Y40402' })
    await backend.rows(
      `update entitlements set expires_at = '2026-01-01' where uid = ${me.uid} returning uid`,
    )
    expect(await ask(me.uid, me.token)).toMatchObject({ status: 404, code: 'Y40402' })
  })

  test('a chapter left out or known already asks for nothing, and progress stays what was learned', async () => {
    const { chapters } = await course()
    await scope(chapters[0]?.title ?? '', false)
    await scope(chapters[1]?.title ?? '', true, 2)
    const after = await course()
    expect(after.chapters.slice(0, 2)).toMatchObject([{ chosen: false }, { chosen: true, skipped: 2 }])
    const centre = await backend.ask(studyCentre, { params: { uid: me.uid } }, me.token)
    expect(centre.tasks.flatMap(({ lessonId }) => lessonId ?? [])).toEqual(['006', '007'])
    expect(centre.courses).toMatchObject([
      { lessonsDone: 0, lessonCount: 22, nextLesson: { lessonId: '006' } },
    ])
  })

  test('keeps nothing of a chapter that the course does not have', async () => {
    await scope('没有这一章', false)
    expect(await backend.rows(`select * from study_scopes where uid = ${me.uid}`)).toEqual([])
  })
})

describe('the tasks of a day', () => {
  const tasks = (day?: string) =>
    backend.ask(dayTasks, { params: { uid: me.uid }, query: day === undefined ? {} : { day } }, me.token)
  const join = (taskId: string) => backend.send(joinTask, { params: { uid: me.uid, taskId } }, me.token)

  test('are the next lessons, words and points; of an earlier day what was done', async () => {
    const now = backend.time.now
    await learned('001', now - 86_400_000)
    await learned('002', now)
    const { tasks: list, today } = await tasks()
    expect(list).toMatchObject([
      { taskId: `${GOODS}_002`, state: 'done' },
      { taskId: `${GOODS}_003`, state: 'open' },
      { taskId: `${GOODS}_004`, state: 'open' },
      { taskId: `words_${today}`, state: 'open' },
      { taskId: `recite_${today}`, state: 'open' },
    ])
    const before = await tasks('2026-11-20')
    expect(before.tasks).toMatchObject([{ taskId: `${GOODS}_001`, state: 'done' }])
    expect((await tasks('2020-01-01')).tasks).toEqual([])
  })

  test('a day begins at four in the morning', async () => {
    await learned('001', Date.parse('2026-11-21T03:59:00+08:00'))
    expect((await tasks('2026-11-20')).tasks).toMatchObject([{ taskId: `${GOODS}_001` }])
    expect((await tasks('2026-11-21')).tasks[0]).toMatchObject({ taskId: `${GOODS}_003` })
  })

  test('a done task gives its points once, however often and at once it is asked', async () => {
    const taskId = `${GOODS}_001`
    expect(await join(taskId)).toMatchObject({ status: 409, code: 'Y40924' })
    await learned('001')
    const answers = await Promise.all([join(taskId), join(taskId), join(taskId)])
    for (const { result } of answers)
      expect(result).toEqual({ taskId, award: taskRules.award.lesson, points: taskRules.award.lesson })
    expect(await tasks()).toMatchObject({
      points: taskRules.award.lesson,
      tasks: [{ taskId, state: 'awarded' }, {}, {}, {}, {}],
    })
  })

  test.each(['words_2026-11-21', 'recite_2026-11-21', 'nothing', 'words_2026-99-99'])(
    '%s is not given before it is done',
    async (taskId) => expect(await join(taskId)).toMatchObject({ status: 409, code: 'Y40924' }),
  )
})
