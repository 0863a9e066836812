import type { CallContract } from '@/contracts/define'
import { handInTest } from '@/contracts/promo/handInTest'
import { checkAnswer, paperReport, promoPaper, startTest } from '@/contracts/promo/papers'
import english from '../../../content/papers/english-1.json'
import maths from '../../../content/papers/maths-1.json'
import politics from '../../../content/papers/politics-1.json'
import { authoredPaperSchema } from '../../../server/src/authoring/authoredPaper'
import * as v from 'valibot'
import { linearText } from '@/domain/maths/formulaText'
import { exerciseKinds } from '../../../server/src/authoring/kinds/exerciseKinds'
import { filesOf, questionFiles } from '../harness/authoredExercises'
import { allCalls } from '../../../server/src/services/allCalls'
import { type Backend, startBackend } from '../harness/startBackend'
import { writtenJson } from '../harness/writtenJson'

const papers = { 'politics-1': politics, 'english-1': english, 'maths-1': maths }
const paperIds = Object.keys(papers)
/** An analysis contains the right answer, so it reveals the key. */
const keys = Object.values(papers).flatMap(({ questions }) => questions.map(({ analysis }) => analysis))
const MOST_QUESTIONS = 25
const OPTIONS = 4

let backend: Backend
let me: Awaited<ReturnType<Backend['login']>>
beforeAll(async () => {
  backend = await startBackend()
  me = await backend.login('13900000301')
})
afterAll(() => backend.stop())

const tellsKey = (json: unknown): boolean => {
  const text = writtenJson(json)
  return keys.some((key) => text.includes(JSON.stringify(key).slice(1, -1)))
}

const bodiesOf = ({ id }: CallContract): readonly unknown[] => {
  if (id === startTest.id) return [{ attemptId: 'attempt-open' }]
  if (id !== checkAnswer.id) return [undefined]
  return Array.from({ length: MOST_QUESTIONS * OPTIONS }, (_, at) => ({
    no: Math.floor(at / OPTIONS),
    chosen: at % OPTIONS,
  }))
}

/** Every call of promo pages that a stranger or a learner may make before a test is handed in. */
const calls = allCalls.filter(
  ({ id, allows, method }) =>
    allows !== 'operator' &&
    /^(?:promo|pages)\./.test(id) &&
    (method === 'GET' || id === startTest.id || id === checkAnswer.id),
)

test('the walk meets the calls of papers', () => {
  const met = calls.map(({ id }) => id)
  expect(met).toEqual(expect.arrayContaining([promoPaper.id, checkAnswer.id, startTest.id, paperReport.id]))
})

test.each(calls.map((contract) => [contract.id, contract] as const))(
  '%s tells no key of a test that is not handed in',
  async (_, contract) => {
    let answered = 0
    for (const paperId of paperIds) {
      const params = { uid: me.uid, paperId, name: '127', slug: 'paper-test', mapId: paperId }
      for (const body of bodiesOf(contract)) {
        const { status, json } = await backend.send(contract, { params, query: {}, body }, me.token)
        answered += Number(status === 200)
        expect(tellsKey(json)).toBe(false)
      }
    }
    if (contract.path.includes('{paperId}')) expect(answered).toBeGreaterThan(0)
  },
)

test('the AI teacher knows no key of a test, of an exam or of a network-wide exam', async () => {
  const asked = new Set(
    [
      ...filesOf('exams', exerciseKinds.folders.exams),
      ...filesOf('mocks', exerciseKinds.folders.mocks).flatMap(({ papers: all }) => all),
    ]
      .flatMap(({ sections }) => sections)
      .flatMap(({ questions }) => questions),
  )
  const analyses = questionFiles
    .flatMap(({ questions }) => questions)
    .filter(({ id }) => asked.has(id))
    .map(({ analysis }) => analysis)
  expect(analyses.length).toBeGreaterThan(100)
  const rows = await backend.rows('select body from assistant_passages')
  expect(rows.length).toBeGreaterThan(100)
  const bodies = rows.map(({ body }) => linearText(String(body)).replace(/\\(.)/g, '$1')).join('\n')
  expect([...keys, ...analyses].map(linearText).filter((key) => bodies.includes(key))).toEqual([])
})

test('the report of what was handed in tells them, to its learner alone', async () => {
  const paperId = 'maths-1'
  const attemptId = 'attempt-keys'
  const { ticket } = await backend.ask(startTest, { params: { paperId }, body: { attemptId } })
  const body = { paperId, ticket, seconds: 60, answers: [null] }
  await backend.ask(handInTest, { params: { uid: me.uid, attemptId }, body }, me.token)
  const report = { params: { uid: me.uid, paperId }, query: {} }
  expect(tellsKey((await backend.send(paperReport, report, me.token)).json)).toBe(true)
  const other = await backend.login('13900000302')
  expect(tellsKey((await backend.send(paperReport, report, other.token)).json)).toBe(false)
})

test('a practice that holds a question of its test is no content', () => {
  const { success, issues } = v.safeParse(authoredPaperSchema, {
    ...maths,
    practice: [maths.practice[0], maths.questions[3]],
  })
  expect(success).toBe(false)
  expect(issues?.[0]?.message).toMatch('must not hold a question of the test')
})
