import type { Opening } from '@/contracts/exercise/attempts'
import {
  collectedQuestion,
  collectedQuestions,
  collectQuestion,
  dropQuestion,
  folders,
  removeFolder,
  saveFolder,
} from '@/contracts/exercise/folders'
import { dueMistakes, mistakes } from '@/contracts/exercise/mistakes'
import exam from '../../../content/exams/politics-mock-1.json'
import { exerciseAccounts } from '../../../server/src/services/exercise/exerciseAccounts'
import { examinee, rightTo, tellsKey, wrongTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

const paperId = 'politics-mock-1'
const [first = '', second = ''] = exam.sections.flatMap(({ questions }) => questions)
const FOLDER = 'folder-a'

let backend: Backend
let logins = 0
let me: Awaited<ReturnType<Backend['login']>>
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())
beforeEach(async () => {
  me = await backend.login(`139000${String(4_2000 + (logins += 1))}`)
})

const params = () => ({ uid: me.uid })
const save = (folderId: string, name: string) =>
  backend.send(saveFolder, { params: { ...params(), folderId }, body: { name } }, me.token)
const all = () => backend.ask(folders, { params: params() }, me.token)
const put = (questionId: string, folderId: string, attemptId?: string) =>
  backend.send(
    collectQuestion,
    { params: { ...params(), questionId }, body: { folderId, ...(attemptId && { attemptId }) } },
    me.token,
  )
const drop = (questionId: string) =>
  backend.send(dropQuestion, { params: { ...params(), questionId } }, me.token)
const inFolder = async (folderId: string) =>
  (
    await backend.ask(collectedQuestions, { params: { ...params(), folderId }, query: {} }, me.token)
  ).list.map(({ questionId }) => questionId)
const whole = (questionId: string) =>
  backend.ask(collectedQuestion, { params: { ...params(), questionId } }, me.token)
const begin = (opening: Opening) => examinee(backend, me)(opening)

describe('folders', () => {
  test('are made, renamed and removed with what lies in them; a repeated request changes nothing', async () => {
    for (const name of ['错得离谱', '易混', '易混']) expect((await save(FOLDER, name)).status).toBe(200)
    const sat = await begin({ kind: 'exam', paperId })
    await put(first, FOLDER, sat.params.attemptId)
    expect(await all()).toMatchObject([{ folderId: FOLDER, name: '易混', questionCount: 1 }])
    const remove = () => backend.send(removeFolder, { params: { ...params(), folderId: FOLDER } }, me.token)
    for (let at = 0; at < 2; at += 1) expect((await remove()).status).toBe(200)
    expect([await all(), await inFolder(FOLDER)]).toEqual([[], []])
  })

  test('have names of their own, of 1 to 20 characters, and there are fifty at most', async () => {
    await save(FOLDER, '易混')
    expect(await save('folder-b', ' 易混 ')).toMatchObject({ status: 409, code: 'Y40932' })
    for (const name of ['', '字'.repeat(21)]) expect((await save('folder-b', name)).status).toBe(400)
    for (let at = 1; at < 50; at += 1) await save(`folder-${at}`, `第${at}个`)
    expect(await save('folder-more', '再一个')).toMatchObject({ status: 400, code: 'Y40032' })
    expect((await save(FOLDER, '改名仍可以')).status).toBe(200)
    expect(await all()).toHaveLength(50)
  })
})

describe('collected questions', () => {
  test('lie in one folder each, move, and are taken out', async () => {
    const sat = await begin({ kind: 'exam', paperId })
    await save(FOLDER, '一')
    await save('folder-b', '二')
    for (const id of [first, second]) await put(id, FOLDER, sat.params.attemptId)
    expect(new Set(await inFolder(FOLDER))).toEqual(new Set([first, second]))
    expect((await put(first, 'folder-b')).status).toBe(200)
    expect([await inFolder(FOLDER), await inFolder('folder-b')]).toEqual([[second], [first]])
    for (let at = 0; at < 2; at += 1) expect((await drop(first)).status).toBe(200)
    expect(await inFolder('folder-b')).toEqual([])
  })

  test('keep the order of options in which their attempt showed them', async () => {
    const sat = await begin({ kind: 'practice', subject: '101', type: 'single', size: 6 })
    await save(FOLDER, '一')
    const [attemptId, seen] = [sat.params.attemptId, sat.first.questions]
    for (const { id } of seen) await put(id, FOLDER, attemptId)
    const kept = await Promise.all(seen.map(async ({ id }) => (await whole(id)).question.options))
    expect(kept).toEqual(seen.map(({ options }) => options))
    expect(seen.some(({ options }) => options.some(({ no }, place) => no !== place))).toBe(true)
  })

  test('are questions that an own attempt has asked, and go into folders that are there', async () => {
    const sat = await begin({ kind: 'practice', subject: '101', size: 1 })
    const asked = sat.first.questions[0]?.id ?? ''
    await save(FOLDER, '一')
    const { attemptId } = sat.params
    const wrong = [
      await put(first, FOLDER, attemptId),
      await put(asked, FOLDER),
      await put(asked, FOLDER, 'attempt-of-nobody'),
      await put(asked, 'folder-none', attemptId),
    ]
    expect(wrong.map(({ code }) => code)).toEqual(['x404', 'x404', 'x404', 'x404'])
    expect(await inFolder(FOLDER)).toEqual([])
  })

  test('what stands in the book of mistakes needs no attempt to be named', async () => {
    const sat = await begin({ kind: 'exam', paperId })
    await sat.send([sat.answer(first, wrongTo(first)), sat.handIn()])
    await sat.report()
    await save(FOLDER, '一')
    expect((await put(first, FOLDER)).status).toBe(200)
    expect(await whole(first)).toMatchObject({
      answer: wrongTo(first),
      question: { feedback: expect.anything() },
    })
  })
})

const openings: readonly Opening[] = [
  { kind: 'exam', paperId },
  { kind: 'diagnosis', test: 'strength', subjects: ['101'] },
  { kind: 'adaptive', subject: '101' },
  { kind: 'practice', subject: '101', type: 'single', size: 3 },
  { kind: 'drill', subject: '101', type: 'single', size: 3 },
  { kind: 'recite', subject: '101', type: 'single', size: 3 },
]

test.each(openings)('a $kind: no key leaves before it may be known', async (opening) => {
  const sat = await begin(opening)
  await save(FOLDER, '一')
  const asked = sat.first.questions.slice(0, 3).map(({ id }) => id)
  const [answered = '', ...others] = asked
  for (const id of asked) await put(id, FOLDER, sat.params.attemptId)
  const said = async (ids: readonly string[]) =>
    JSON.stringify([
      ...(await Promise.all(ids.map(whole))),
      await backend.ask(
        collectedQuestions,
        { params: { ...params(), folderId: FOLDER }, query: {} },
        me.token,
      ),
      await backend.ask(mistakes, { params: params(), query: {} }, me.token),
      others.length ? await backend.ask(dueMistakes, { params: params(), query: {} }, me.token) : [],
    ])
  expect(tellsKey(await said(asked))).toBe(false)
  await sat.send([sat.answer(answered, rightTo(answered))])
  const isTold = ['practice', 'drill', 'recite'].includes(opening.kind)
  expect(tellsKey(await said(others))).toBe(false)
  expect(tellsKey(await whole(answered))).toBe(isTold)
  await sat.send([sat.handIn()])
  await sat.report()
  expect(tellsKey(await whole(answered))).toBe(true)
})

test('a look at a collected key closes the attempt as its report does', async () => {
  const sat = await begin({ kind: 'exam', paperId })
  await save(FOLDER, '一')
  await put(first, FOLDER, sat.params.attemptId)
  backend.time.now += 60_000
  await sat.send([sat.handIn()])
  expect(tellsKey(await whole(first))).toBe(true)
  expect((await sat.send([sat.answer(first, rightTo(first), 30_000)])).result).toMatchObject({ accepted: 0 })
})

test('two accounts that become one keep what was collected; folders of one name become one', async () => {
  const fill = async (folderId: string, id: string) => {
    const sat = await begin({ kind: 'exam', paperId })
    await save(folderId, '易混')
    await put(id, folderId, sat.params.attemptId)
  }
  await fill('folder-a', first)
  const other = me
  me = await backend.login(`139000${String(4_2000 + (logins += 1))}`)
  await fill('folder-b', second)
  await backend.db.transaction((tx) => exerciseAccounts.move(tx, Number(me.uid), Number(other.uid)))
  me = other
  expect(await all()).toMatchObject([{ folderId: 'folder-a', questionCount: 2 }])
})
