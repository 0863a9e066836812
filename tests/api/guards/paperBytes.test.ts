import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { examinee } from '../harness/examinee'
import { type Backend, contentDir, startBackend } from '../harness/startBackend'

const MOST_BYTES = 60 * 1024
const FULL_PAPER = 100

const papers = readdirSync(join(contentDir, 'exams')).map((file) => file.replace('.json', ''))

let backend: Backend
let learners = 13_900_000_000
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

test.each(papers)('%s would come in 60 KB if it had a hundred questions', async (paperId) => {
  // Log in anew: papers share questions, and one learner cannot have two of those open.
  const learner = await backend.login(String((learners += 1)))
  const { first } = await examinee(backend, learner)({ kind: 'exam', paperId })
  const { questions } = first
  expect(questions.length).toBeGreaterThan(0)
  const bytes = gzipSync(JSON.stringify(first)).length
  expect(Math.round(bytes * Math.max(1, FULL_PAPER / questions.length))).toBeLessThanOrEqual(MOST_BYTES)
})
