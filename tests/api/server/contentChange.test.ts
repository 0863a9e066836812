import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { goodsDetail, goodsList } from '@/contracts/course/goods'
import { order } from '@/contracts/course/orders'
import { studyCentre } from '@/contracts/course/studyCentre'
import { promoPaper as paper, promoPapers as papers } from '@/contracts/promo/papers'
import { books } from '@/contracts/word/books'
import { Content } from '../../../server/src/authoring/Content'
import { baseKinds } from '../../../server/src/authoring/kinds/baseKinds'
import { copyContent } from '../../builders/copyContent'
import { type Backend, startBackend } from '../harness/startBackend'

/** Goods that no landing page of the seed sells: those cannot leave. */
const GOODS = '270008'

let dir: string
let backend: Backend
let me: { uid: string; token: string }
beforeAll(async () => {
  dir = copyContent()
  backend = await startBackend({ contentDir: dir })
  me = await backend.login('13900000021')
})
afterAll(() => backend.stop())

const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(join(dir, file), change(readFileSync(join(dir, file), 'utf8')))

const rowsSchema = v.array(v.looseObject({ goodsId: v.string(), outline: v.string() }))
const chaptersSchema = v.array(
  v.looseObject({ lessons: v.array(v.looseObject({ lessonId: v.string(), title: v.string() })) }),
)

/** The file of goods and its outline. */
const authored = (goodsId: string): { file: string; outline: string } => {
  for (const file of readdirSync(join(dir, 'goods'))) {
    const rows = v.parse(rowsSchema, JSON.parse(readFileSync(join(dir, 'goods', file), 'utf8')))
    const row = rows.find((one) => one.goodsId === goodsId)
    if (row) return { file: `goods/${file}`, outline: `outlines/${row.outline}.json` }
  }
  throw new Error(`no file has goods ${goodsId}`)
}

const lessonsOf = async (token?: string) =>
  (await backend.ask(goodsDetail, { params: { goodsId: GOODS } }, token)).outline.flatMap(
    (one) => one.lessons,
  )

const own = (lessons: readonly string[]) =>
  backend.rows(`
    with given as (insert into entitlements (uid, goods_id, source, granted_at)
        values (${me.uid}, '${GOODS}', 'free', '2026-11-20') returning 1),
      ordered as (insert into orders (order_id, uid, idempotency_key, goods_id, title, cover, status, price, discount, payable,
          agreement_version, created_at, expires_at)
        values ('kept', ${me.uid}, 'k', '${GOODS}', 't', '/c.svg', 'paid', 1, 0, 1, '1', '2026-11-20', '2026-11-20') returning 1)
    insert into lesson_progress (uid, goods_id, lesson_id, done_at)
      select ${me.uid}, '${GOODS}', lesson, '2026-11-20' from unnest(array['${lessons.join("','")}']) lesson returning 1 as done`)

const course = async () => {
  const { courses } = await backend.ask(studyCentre, { params: { uid: me.uid } }, me.token)
  return courses.find(({ goodsId }) => goodsId === GOODS)
}

test('lessons keep their progress when others come before them, and when they themselves leave', async () => {
  const [first, second, third] = await lessonsOf()
  if (!first || !second || !third) throw new Error('the course has fewer than three lessons')
  await own([first.lessonId, second.lessonId])
  expect(await course()).toMatchObject({ lessonsDone: 2, nextLesson: { title: third.title } })
  edit(authored(GOODS).outline, (text) => {
    const chapters = v.parse(chaptersSchema, JSON.parse(text))
    const added = { lessonId: '901', title: '新增的一课', kind: 'video', minutes: 2, clip: 'limits' }
    chapters[0]?.lessons.splice(0, 1, added)
    return JSON.stringify(chapters)
  })
  // The library names the courses of its points.
  expect(await backend.load(dir)).toEqual(['course', 'library'])
  const now = await lessonsOf()
  expect(now.slice(0, 2).map(({ title }) => title)).toEqual(['新增的一课', second.title])
  expect(now.map(({ lessonId }) => lessonId)).not.toContain(first.lessonId)
  expect(await course()).toMatchObject({ lessonsDone: 1, nextLesson: { title: '新增的一课' } })
  expect(
    await backend.rows(`select retired from lessons where goods_id = '${GOODS}' and retired`),
  ).toHaveLength(1)
  expect(await backend.rows(`select 1 as one from lesson_progress where uid = ${me.uid}`)).toHaveLength(2)
})

test('goods that leave are hidden from strangers and stay with who owns them, with lessons and progress; what nobody has is gone', async () => {
  const before = await lessonsOf()
  const { total } = await backend.ask(goodsList, { query: {} })
  const stranger = 'unowned-goods'
  const { file } = authored(GOODS)
  edit(file, (text) => {
    const rows = v.parse(rowsSchema, JSON.parse(text))
    const row = rows.find(({ goodsId }) => goodsId === GOODS)
    return JSON.stringify([...rows, { ...row, goodsId: stranger }])
  })
  await backend.load(dir)
  const all = (text: string): string => text.replaceAll(`"${GOODS}"`, '"270005"')
  edit(file, (text) => {
    const rows = v.parse(rowsSchema, JSON.parse(text))
    return JSON.stringify(rows.filter(({ goodsId }) => goodsId !== GOODS && goodsId !== stranger))
  })
  for (const name of ['class-types.json', 'promotions.json', 'banners.json']) edit(name, all)
  for (const name of readdirSync(join(dir, 'catalogue'))) {
    edit(`catalogue/${name}`, (text) => {
      const rows = v.parse(v.array(v.looseObject({})), JSON.parse(text))
      return all(JSON.stringify(rows.map((row) => ({ goodsId: '270005', ...row }))))
    })
  }
  await backend.load(dir)
  expect((await backend.ask(goodsList, { query: {} })).total).toBe(total - 1)
  expect(await backend.rows(`select 1 as one from goods where goods_id = '${stranger}'`)).toEqual([])
  expect(await backend.rows(`select 1 as one from lessons where goods_id = '${stranger}'`)).toEqual([])
  expect(await backend.rows(`select 1 as one from goods_comments where goods_id = '${stranger}'`)).toEqual([])
  expect((await backend.call(goodsDetail, { params: { goodsId: GOODS } })).status).toBe(404)
  expect(await lessonsOf(me.token)).toEqual(before)
  expect(await course()).toMatchObject({ lessonsDone: 1, lessonCount: before.length })
  const placed = await backend.ask(order, { params: { uid: me.uid, orderId: 'kept' } }, me.token)
  expect(placed).toMatchObject({ goodsId: GOODS, status: 'paid' })
})

test('a paper somebody took and a word book somebody learns leave the lists and are still found', async () => {
  const [first, second] = await backend.ask(papers, {})
  if (!first || !second) throw new Error('there are fewer than two papers')
  const [book] = await backend.ask(books, {})
  await backend.rows(`
    with planned as (insert into word_plans (uid, fields, updated_at)
      values (${me.uid}, '{"bookId":"${book?.bookId ?? ''}"}', '2026-11-20') returning 1)
    insert into paper_attempts (attempt_id, uid, paper_id, answers, score, seconds, handed_in_at)
    values ('kept', ${me.uid}, '${first.paperId}', '[]', 0, 1, '2026-11-20') returning 1 as done`)
  rmSync(join(dir, `papers/${first.paperId}.json`))
  rmSync(join(dir, `papers/${second.paperId}.json`))
  edit('word-books.json', (text) => text.replace(`"${book?.bookId ?? ''}"`, '"another"'))
  expect([...(await backend.load(dir))].sort()).toEqual(['knowledge', 'promo', 'word'])
  const listed = (await backend.ask(papers, {})).map(({ paperId }) => paperId)
  expect(listed).not.toContain(first.paperId)
  const statusOf = async (paperId: string) => (await backend.call(paper, { params: { paperId } })).status
  expect([await statusOf(first.paperId), await statusOf(second.paperId)]).toEqual([200, 404])
  expect((await backend.ask(books, {})).map(({ bookId }) => bookId)).not.toContain(book?.bookId)
  const key = `select retired from content_items where kind = 'word-book' and key = '${book?.bookId ?? ''}'`
  expect(await backend.rows(key)).toEqual([{ retired: true }])
})

test('what comes back is as before', async () => {
  rmSync(dir, { recursive: true })
  copyContent(dir)
  await backend.load(dir)
  expect((await backend.call(goodsDetail, { params: { goodsId: GOODS } })).status).toBe(200)
  expect(await course()).toMatchObject({ lessonsDone: 2 })
  expect(await backend.rows("select 1 as one from lessons where retired and lesson_id <> '901'")).toEqual([])
})

test('rows that say what another area calls something follow its files', async () => {
  const rename = (text: string): string => text.replaceAll(/("name": ?)"思想政治理论"/g, '$1"政治理论"')
  edit('subjects.json', rename)
  // A subject has the name of the table of examination papers.
  edit('exam-units.json', rename)
  expect(await backend.load(dir)).toEqual(expect.arrayContaining(['base', 'exercise', 'knowledge']))
  const named = `select 1 as one from content_items where kind = 'recitation-deck' and data->>'name' = '政治理论'`
  expect(await backend.rows(named)).toHaveLength(1)
})

test('a load that asks for files whose change would not load again is refused', () => {
  const content = new Content({ branches: [], schools: [] })
  const { files } = baseKinds
  const limited = content.limitedTo([{ files: { schools: files.schools }, folders: {} }])
  expect(limited.of(baseKinds).schools).toEqual([])
  expect(() => limited.of(baseKinds).branches).toThrow('content/branches, which neither `kinds` nor `reads`')
})

test('a running backend takes what was saved, and says in /healthz what it cannot take', async () => {
  const standing = async (): Promise<unknown> => (await backend.fastify.inject('/healthz')).json()
  await backend.runChores()
  const revision = expect.stringMatching(/^\d+-[0-9a-f]{8}$/) as string
  expect(await standing()).toMatchObject({ status: 200, ready: true, revision })
  expect(await standing()).not.toHaveProperty('content')
  edit('branches.json', (text) => text.replace(/"name": "[^"]+"/, '"name": "改过的校区"'))
  await backend.runChores()
  expect(await backend.rows("select name from branches where name = '改过的校区'")).toHaveLength(1)
  appendFileSync(join(dir, 'subjects.json'), '}')
  await backend.runChores()
  expect(await standing()).toMatchObject({
    status: 200,
    ready: true,
    revision,
    content: {
      notLoaded: ['base', 'exercise', 'knowledge'],
      problems: [expect.stringMatching(/^content\/subjects.json: line \d+, column \d+/)],
    },
  })
})

test('a teacher whom no course names comes and goes; a file that editors leave behind is none of ours', async () => {
  const folder = copyContent()
  const own = await startBackend({ contentDir: folder })
  const file = join(folder, 'teachers.json')
  const rows = v.parse(v.array(v.looseObject({})), JSON.parse(readFileSync(file, 'utf8')))
  const found = () => own.rows(`select id from teachers where id = 'passing'`)
  writeFileSync(file, JSON.stringify([...rows, { ...rows[0], id: 'passing' }]))
  await own.runChores()
  expect(await found()).toHaveLength(1)
  writeFileSync(join(folder, 'goods/.#01-featured.json'), 'no JSON')
  writeFileSync(file, JSON.stringify(rows))
  await own.runChores()
  expect(await found()).toEqual([])
  await own.stop()
})
