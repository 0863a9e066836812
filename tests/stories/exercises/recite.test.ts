import * as v from 'valibot'
import { recitations } from '@/contracts/exercise/recitations'
import type { KeptSession } from '../../e2e/sessionOf'
import { eventually } from '../eventually'
import { story } from '../story'
import { askAs } from './askAs'
import { openAsExaminee } from './examinee'
import { RECITED_CHAPTER, RECITED_SUBJECT } from './recited'

/** The grades that the backend has. */
const gradesOf = async (session: KeptSession): Promise<number> => {
  const { events } = v.parse(recitations.response, await askAs(session)('GET', 'recitations'))
  return events.filter(({ kind }) => kind === 'review').length
}

const LEARN = `/exercises/recite-learn?subject=${RECITED_SUBJECT}&chapter=${RECITED_CHAPTER}`

story(
  'a chapter is recited: read, hidden, seen, graded; on without a network, and sent once it is back',
  async (app) => {
    const session = await openAsExaminee(app, '/exercises/recite')
    await app.tap('开始背')
    await app.isAt('/exercises/recite-learn')
    await app.sees('哲学基本问题')
    await app.tap('读完了，遮住关键词')
    await app.seesNo('何者为本原')
    await app.tap('背好了，对答案')
    await app.sees('何者为本原')
    await app.tap({ start: '记得' })
    await app.sees('物质的定义')
    await app.cutNetwork()
    await app.tap('读完了，遮住关键词')
    await app.tap('背好了，对答案')
    await app.tap({ start: '很熟' })
    await app.sees('运动与静止')
    if (app.platform === 'weapp') {
      await app.relaunch()
      await app.sees('运动与静止')
    }
    await app.restoreNetwork()
    await eventually(
      async () => ((await gradesOf(session)) === 2 ? true : null),
      async () => 'the backend does not have both grades',
    )
    await app.open('/exercises/recite')
    await app.sees('背过 2 / 53 条')
  },
  { allow: { console: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] } },
)

story('by a daily plan: so many a day, of a chapter, and today’s list goes down', async (app) => {
  await openAsExaminee(app, '/exercises/v2/recite')
  await app.tap(RECITED_CHAPTER)
  await app.tap('就这样开始')
  await app.sees('今天还有 5 条')
  await app.tap('开始今天的背诵')
  await app.isAt('/exercises/v2/recite-learn')
  await app.tap('读完了，遮住关键词')
  await app.tap('背好了，对答案')
  await app.tap({ start: '很熟' })
  await app.sees('物质的定义')
  await app.back()
  await app.sees('今天还有 4 条')
})

story('what was recited comes back by the scheduler, and is read aloud', async (app) => {
  await openAsExaminee(app, LEARN)
  await app.tap('读完了，遮住关键词')
  await app.tap('背好了，对答案')
  await app.tap({ start: '忘了' })
  await app.open('/exercises/v3/recite')
  await app.tap({ start: '边听边背' })
  await app.tap('朗读全文')
  expect(await app.hears()).toMatch(/\/media\/recitations\/[a-z-]+\.mp3$/)
  await app.tap('停止朗读')
  await app.sees('朗读全文')
})
