import { adjustmentMatches } from '@/contracts/score/adjustments'
import {
  correctScoreKey,
  saveScoreSheet,
  scorePapers,
  scoreSheet,
  seeScoreNotice,
} from '@/contracts/score/papers'
import { saveScoreForm, scoreForm, type ScoreForm, totalReport } from '@/contracts/score/totals'
import { sheetText } from '@/domain/estimate/sheetText'
import { startBackend, type Backend } from '../harness/startBackend'
import { handInWhole } from './handInWhole'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ operatorKey: 'operator' })
})
afterAll(() => backend.stop())

let phones = 13_900_380_000
const learner = () => backend.login(String((phones += 1)))
type Learner = Awaited<ReturnType<typeof learner>>

const POLITICS = 'politics-mock-1'
const sheetOf = ({ uid }: Learner, id = POLITICS) => ({ uid, id })

const save = (me: Learner, answers: Record<string, string>, rev: number, handIn: boolean) => {
  const body = { answers: sheetText(answers), marks: '', rev, handIn }
  return backend.ask(saveScoreSheet, { params: sheetOf(me), body }, me.token)
}

const correct = (line: string, id = POLITICS) =>
  backend.send(correctScoreKey, { params: { id }, body: { line, note: '更正' } }, undefined, 'operator')

const read = (me: Learner) => backend.ask(scoreSheet, { params: sheetOf(me) }, me.token)

const form: ScoreForm = {
  school: '',
  major: '',
  code: '0812',
  region: 'A',
  degree: 'academic',
  shape: 'four',
  units: { politics: '101' },
  typed: { foreign: 70, first: 110, second: 115 },
  isHidden: false,
}

const saveForm = async (me: Learner, kept: ScoreForm) => {
  const params = { uid: me.uid }
  const { rev } = await backend.ask(scoreForm, { params }, me.token)
  await backend.ask(saveScoreForm, { params, body: { form: kept, rev } }, me.token)
  return backend.ask(totalReport, { params }, me.token)
}

test('scores a handed-in sheet again when it is saved', async () => {
  const me = await learner()
  expect((await save(me, { 1: 'A' }, 0, false)).result).toBeNull()
  await save(me, { 1: 'A' }, 1, true)
  const saved = await save(me, { 1: 'A', 2: 'B' }, 2, false)
  expect(saved.result?.open).not.toContain('2')
  expect(saved.result?.high).toBeGreaterThan(saved.result?.low ?? 0)
})

test('keeps the notice of corrections until it is read, with the score before the first', async () => {
  const me = await learner()
  const all = { 1: 'A', 2: 'A', 3: 'A' }
  expect((await correct('1-3 BBB')).status).toBe(200)
  expect((await save(me, all, 0, true)).notice).toBeNull()
  await correct('1 A')
  // The autosave comes before the job that scores sheets again.
  expect((await save(me, all, 1, false)).notice).toContain('由 0 分变为 1 分')
  await backend.runChores()
  expect((await save(me, all, 2, false)).notice).toContain('由 0 分变为 1 分')
  await correct('2 A')
  await backend.runChores()
  expect((await read(me)).notice).toContain('由 0 分变为 2 分')
  await backend.ask(seeScoreNotice, { params: sheetOf(me) }, me.token)
  await correct('3 A')
  await backend.runChores()
  expect((await read(me)).notice).toContain('由 2 分变为 3 分')
})

test('refuses a corrected key that its question cannot have', async () => {
  expect(await correct('1 AB')).toMatchObject({ status: 400, msg: expect.stringContaining('第 1 题是单选') })
  expect(await correct('1 G')).toMatchObject({ status: 400, msg: expect.stringContaining('只有选项 A–D') })
  expect(await correct('99 A')).toMatchObject({ status: 400, msg: expect.stringContaining('没有这些题号') })
})

test('calls a total incomplete while a sheet has open questions', async () => {
  const me = await learner()
  await save(me, { 1: 'A' }, 0, true)
  const open = await saveForm(me, form)
  expect(open).toMatchObject({ isComplete: false, ranks: { major: { rank: null } } })
  expect(open?.papers[0]).toMatchObject({ from: 'sheet', open: 37 })
  expect(await backend.ask(adjustmentMatches, { params: { uid: me.uid } }, me.token)).toMatchObject({
    isKnown: false,
  })
})

test('matches a sheet by its code and full marks, and reports on every form that it keeps', async () => {
  const me = await learner()
  const papers = await backend.ask(scorePapers, {})
  const big = papers.find(({ full }) => full === 300)
  if (!big) throw new Error('no paper of 300 marks')
  await handInWhole(backend, me, big.paperId)
  const units = { first: big.unit }
  const four = await saveForm(me, { ...form, units, typed: { ...form.typed, politics: 70 } })
  expect(four?.papers.map(({ from }) => from)).toEqual(['typed', 'typed', 'typed', 'typed'])
  const three = await saveForm(me, { ...form, shape: 'three', units, typed: { politics: 70, foreign: 70 } })
  expect(three?.papers.map(({ from }) => from)).toEqual(['typed', 'typed', 'sheet'])
  const params = { uid: me.uid }
  const body = { form: { ...form, typed: { first: 151 } }, rev: 2 }
  const refused = await backend.call(saveScoreForm, { params, body }, me.token)
  expect(refused).toMatchObject({ status: 400, code: 'Y40075' })
  expect(await backend.ask(scoreForm, { params }, me.token)).toMatchObject({
    rev: 2,
    form: { shape: 'three' },
  })
})

test('counts an adjustment opening as fitting only above the single-subject lines', async () => {
  const me = await learner()
  const typed = { politics: 80, foreign: 20, first: 130, second: 130 }
  await saveForm(me, { ...form, units: {}, typed })
  const matches = await backend.ask(adjustmentMatches, { params: { uid: me.uid } }, me.token)
  expect(matches).toMatchObject({ isKnown: true, fits: 0 })
  expect(matches.list[0]?.reasons.join()).toContain('国家线外语')
})
