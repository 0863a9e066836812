import {
  adjustmentMatches,
  adjustments,
  isAdjustmentKept,
  keepAdjustment,
  keptAdjustments,
  scoreSubscription,
  subscribeScore,
} from '@/contracts/score/adjustments'
import {
  correctScoreKey,
  saveScoreSheet,
  scorePaper,
  scorePapers,
  scoreSheet,
  scoreSheets,
  seeScoreNotice,
} from '@/contracts/score/papers'
import { retest, retests, reviewGuide, reviewGuides, scoreQueryGuide } from '@/contracts/score/review'
import {
  evaluateScores,
  lineHistory,
  saveScoreForm,
  type ScoreForm,
  scoreRanks,
  totalReport,
} from '@/contracts/score/totals'
import { sheetText } from '@/domain/estimate/sheetText'
import { startBackend, type Backend } from '../harness/startBackend'
import { handInWhole } from './handInWhole'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ operatorKey: 'operator' })
})
afterAll(() => backend.stop())

let phones = 13_900_370_000
const learner = () => backend.login(String((phones += 1)))

const form: ScoreForm = {
  school: '北京邮电大学',
  major: '计算机科学与技术',
  code: '0812',
  region: 'A',
  degree: 'academic',
  shape: 'four',
  units: { politics: '101', foreign: '201', first: '301', second: '408' },
  typed: { foreign: 70, first: 110, second: 115 },
  isHidden: false,
}

const save = async (me: { uid: string; token: string }, answers: Record<string, string>, rev = 0) => {
  const params = { uid: me.uid, id: 'politics-mock-1' }
  const body = { answers: sheetText(answers), marks: '34yymn;', rev, handIn: true }
  return backend.ask(saveScoreSheet, { params, body }, me.token)
}

test('offers sheets of whole papers without their keys', async () => {
  const papers = await backend.ask(scorePapers, {})
  expect(new Set(papers.map(({ unit }) => unit)).size).toBeGreaterThanOrEqual(8)
  expect(papers.map(({ full }) => full).every((full) => [100, 150, 300].includes(full))).toBe(true)
  const me = await learner()
  const paper = await backend.ask(scorePaper, { params: { id: 'politics-mock-1' } }, me.token)
  expect(paper.sections.map(({ questions }) => questions.length)).toEqual([16, 17, 5])
  expect(JSON.stringify(paper)).not.toContain('"key"')
})

test('scores a sheet, refuses a stale device, and scores again when a key is corrected', async () => {
  const me = await learner()
  const params = { uid: me.uid, id: 'politics-mock-1' }
  const all = Object.fromEntries(Array.from({ length: 16 }, (_, at) => [String(at + 1), 'A']))
  const first = await save(me, all)
  expect(first.result).toMatchObject({ full: 100 })
  expect((first.result?.high ?? 0) - (first.result?.low ?? 0)).toBeGreaterThan(0)
  const stale = await backend.call(
    saveScoreSheet,
    { params, body: { answers: '', marks: '', rev: 7, handIn: false } },
    me.token,
  )
  expect(stale).toMatchObject({ status: 409, code: 'Y40990' })
  const missed = first.result?.wrong[0]?.no ?? ''
  const body = { line: `${missed} A`, note: '更正' }
  const corrected = await backend.send(
    correctScoreKey,
    { params: { id: 'politics-mock-1' }, body },
    undefined,
    'operator',
  )
  expect(corrected.result).toEqual({ version: 1, changed: [missed] })
  const after = await backend.ask(scoreSheet, { params }, me.token)
  expect(after.result?.objective).toBe((first.result?.objective ?? 0) + 1)
  await backend.runChores()
  const [head] = await backend.ask(scoreSheets, { params: { uid: me.uid } }, me.token)
  expect(head?.notice).toContain('有更正')
  await backend.ask(seeScoreNotice, { params }, me.token)
  expect((await backend.ask(scoreSheet, { params }, me.token)).notice).toBeNull()
})

test('makes a total out of sheets and typed scores, ranked among at least ten', async () => {
  const me = await learner()
  await handInWhole(backend, me, 'politics-mock-1')
  await backend.ask(saveScoreForm, { params: { uid: me.uid }, body: { form, rev: 0 } }, me.token)
  const report = await backend.ask(totalReport, { params: { uid: me.uid } }, me.token)
  expect(report?.papers.map(({ from }) => from)).toEqual(['sheet', 'typed', 'typed', 'typed'])
  expect(report).toMatchObject({ isComplete: true, ranks: { major: { rank: null, people: 1 } } })
  expect(report?.evaluation.line?.rules[0]).toMatchObject({ name: '总分', line: 264 })
  expect(report?.evaluation.chance).not.toBeNull()
  await backend.rows(`insert into score_totals select 900000 + n, 'school:北京邮电大学:0812', 'major:0812', 300 + n, false, null, now()
    from generate_series(1, 12) n`)
  const again = await backend.ask(totalReport, { params: { uid: me.uid } }, me.token)
  expect(again?.ranks.major).toMatchObject({ people: 13, rank: expect.any(Number) })
  const drawn = await backend.fastify.inject(`/posters/scores/${again?.card ?? ''}.svg`)
  expect(drawn.body).toContain('我的考研估分')
  expect(drawn.body).not.toContain(form.school)
  expect((await backend.fastify.inject('/posters/scores/1-2-3-0-0-0-0-unsigned.svg')).statusCode).toBe(404)
  const ranks = await backend.ask(scoreRanks, { query: { code: '0812', size: 5 } }, me.token)
  const total = ((again?.evaluation.low ?? 0) + (again?.evaluation.high ?? 0)) / 2
  expect(total).toBeGreaterThan(312)
  expect(ranks.list.slice(0, 2)).toMatchObject([
    { rank: 1, total, people: 1 },
    { rank: 2, total: 312, people: 1 },
  ])
  expect(ranks.own?.rank).toBe(again?.ranks.major.rank)
  const next = await backend.ask(scoreRanks, { query: { code: '0812', size: 5, below: ranks.next ?? 0 } })
  expect(next.list[0]).toMatchObject({ rank: 6 })
  const hidden = { form: { ...form, isHidden: true }, rev: 1 }
  await backend.ask(saveScoreForm, { params: { uid: me.uid }, body: hidden }, me.token)
  expect(await backend.ask(scoreRanks, { query: { code: '0812' } }, me.token)).toMatchObject({
    people: 12,
    own: { rank: null },
  })
})

test('evaluates four scores of a stranger and names the rule that fails', async () => {
  const { units: _units, typed: _typed, isHidden: _isHidden, ...target } = form
  const scores = { politics: 60, foreign: 30, first: 100, second: 110 }
  const found = await backend.ask(evaluateScores, { body: { ...target, scores } })
  expect(found.line).toMatchObject({ result: 'fail' })
  expect(found.line?.rules.filter(({ result }) => result === 'fail').map(({ name }) => name)).toEqual([
    '外语',
  ])
  const lines = await backend.ask(lineHistory, { query: { code: '0812', degree: 'academic' } })
  expect(lines.at(-1)).toMatchObject({ year: 2026, a: [264, 35, 53] })
})

test('filters adjustment openings, matches them with reasons, keeps and subscribes', async () => {
  const found = await backend.ask(adjustments, { query: { code: '08', region: 'B', total: 300 } })
  expect(found.list.length).toBeGreaterThan(0)
  expect(found.list.every(({ region, code }) => region === 'B' && code.startsWith('08'))).toBe(true)
  const me = await learner()
  const { uid, token } = me
  expect(await backend.ask(adjustmentMatches, { params: { uid } }, token)).toMatchObject({ isKnown: false })
  const typed = { politics: 70, foreign: 70, first: 90, second: 90 }
  await backend.ask(
    saveScoreForm,
    { params: { uid }, body: { form: { ...form, units: {}, typed }, rev: 0 } },
    token,
  )
  const matches = await backend.ask(adjustmentMatches, { params: { uid } }, token)
  expect(matches.fits).toBeGreaterThan(0)
  expect(matches.list.filter(({ reasons }) => reasons.length === 0)).toHaveLength(Math.min(30, matches.fits))
  const id = found.list[0]?.openingId ?? ''
  await backend.ask(keepAdjustment, { params: { uid, id }, body: { kept: true } }, token)
  expect(await backend.ask(isAdjustmentKept, { params: { uid, id } }, token)).toEqual({ kept: true })
  expect((await backend.ask(keptAdjustments, { params: { uid }, query: {} }, token)).list[0]?.openingId).toBe(
    id,
  )
  const kind = { uid, kind: 'adjust' } as const
  await backend.ask(subscribeScore, { params: kind, body: { isOn: true, code: '08' } }, token)
  backend.time.now += 5 * 86_400_000
  expect((await backend.ask(scoreSubscription, { params: kind }, token)).news).toBeGreaterThan(0)
  backend.time.now += 300 * 86_400_000
  expect((await backend.ask(adjustments, { query: {} })).total).toBe(0)
  expect((await backend.ask(adjustments, { query: { ended: '1' } })).total).toBe(60)
})

test('shows second exams, guides and how scores are queried', async () => {
  const { list, total } = await backend.ask(retests, { query: { sort: 'ratio' } })
  expect(total).toBe(40)
  expect(list[0]?.isSample).toBe(true)
  const detail = await backend.ask(retest, { params: { id: list[0]?.retestId ?? '' } })
  expect(detail.lines.length).toBeGreaterThan(1)
  const guides = await backend.ask(reviewGuides, { query: { kind: 'guide' } })
  expect(guides).toHaveLength(12)
  const guide = await backend.ask(reviewGuide, { params: { id: guides[0]?.guideId ?? '' } })
  expect(guide.parts.length).toBeGreaterThan(1)
  expect((await backend.ask(scoreQueryGuide, {})).offices).toHaveLength(31)
})
