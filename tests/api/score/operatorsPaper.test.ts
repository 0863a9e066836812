import { addScorePaper, offerScorePaper, scorePaperVersions } from '@/contracts/score/operations'
import {
  correctScoreKey,
  saveScoreSheet,
  scorePaper,
  scorePapers,
  scoreSheet,
  scoreSheets,
} from '@/contracts/score/papers'
import { sheetText } from '@/domain/estimate/sheetText'
import { contentDir, startBackend, type Backend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ operatorKey: 'operator' })
})
afterAll(() => backend.stop())

const ID = 'exam-2027-politics'
const params = { id: ID }
const head = { unit: '101', unitName: '思想政治理论', title: '2027 年政治', source: '研途教研', note: '首发' }
const TABLE = '单选 1\n1-3 ABC\n多选 2\n4 AB\n主观 5\n5 观点=2；分析=3'

const add = (table: string, isCheck = false) =>
  backend.send(addScorePaper, { params, body: { ...head, table, isCheck } }, undefined, 'operator')

test('adds a paper that is scored, corrected and replaced while the content loads again', async () => {
  expect((await backend.send(addScorePaper, { params, body: { ...head, table: TABLE } })).status).toBe(403)
  const wrong = await add('单选 1\n1-3 AB\n4 G')
  expect(wrong).toMatchObject({
    status: 400,
    msg: '第 2 行：应有 3 个答案，现有 2 个；第 3 行：第 4 题只有选项 A–D',
  })
  expect((await add(TABLE, true)).result).toEqual({ version: null, questions: 5, full: 10 })
  expect((await add(TABLE)).result).toEqual({ version: 1, questions: 5, full: 10 })
  await backend.rows(`delete from content_areas where area = 'score'`)
  expect(await backend.load(contentDir)).toEqual(['score'])
  expect((await backend.ask(scorePapers, {}))[0]).toMatchObject({
    paperId: ID,
    title: '2027 年政治',
    full: 10,
  })

  const me = await backend.login('13900390001')
  expect(JSON.stringify(await backend.ask(scorePaper, { params }, me.token))).not.toContain('"key"')
  const mine = { uid: me.uid, id: ID }
  const body = {
    answers: sheetText({ 1: 'A', 2: 'B', 3: 'D', 4: 'AB' }),
    marks: '5ym;',
    rev: 0,
    handIn: true,
  }
  const first = await backend.ask(saveScoreSheet, { params: mine, body }, me.token)
  expect(first.result).toMatchObject({ objective: 4, low: 6, high: 9, full: 10 })

  await backend.send(correctScoreKey, { params, body: { line: '3 D', note: '更正' } }, undefined, 'operator')
  await backend.runChores()
  const corrected = await backend.ask(scoreSheet, { params: mine }, me.token)
  expect(corrected).toMatchObject({
    result: { objective: 5 },
    notice: expect.stringContaining('由 4 分变为 5 分'),
  })

  backend.time.now += 1000
  expect((await add(TABLE.replace('多选 2', '多选 3'))).result).toMatchObject({ version: 2, full: 11 })
  await backend.runChores()
  expect((await backend.ask(scoreSheets, { params: { uid: me.uid } }, me.token))[0]).toMatchObject({
    full: 11,
    low: 7,
  })
  const versions = await backend.send(scorePaperVersions, { params }, undefined, 'operator')
  expect(versions.result).toMatchObject([
    { kind: 'paper', version: 2 },
    { kind: 'key', version: 2 },
    { kind: 'key', version: 1, note: '更正' },
    { kind: 'paper', version: 1, note: '首发' },
  ])

  const hide = { params, body: { isOffered: false } }
  await backend.send(offerScorePaper, hide, undefined, 'operator')
  expect((await backend.ask(scorePapers, {})).map(({ paperId }) => paperId)).not.toContain(ID)
  expect((await backend.ask(scoreSheet, { params: mine }, me.token)).result).toMatchObject({ objective: 5 })
  // The sheets of a hidden paper stay with their learners, so corrections reach them, too.
  const again = { params, body: { line: '3 D', note: '再更正' } }
  await backend.send(correctScoreKey, again, undefined, 'operator')
  await backend.runChores()
  expect((await backend.ask(scoreSheet, { params: mine }, me.token)).result).toMatchObject({ objective: 6 })
  const other = { params: { id: 'exam-none' }, body: { isOffered: true } }
  expect((await backend.send(offerScorePaper, other, undefined, 'operator')).status).toBe(404)
})
