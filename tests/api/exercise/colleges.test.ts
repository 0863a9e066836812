import { collegeChoices, collegePapers } from '@/contracts/exercise/collegePapers'
import { examPaper, examPapers } from '@/contracts/exercise/examPapers'
import { examinee } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const page = (query = {}) => backend.ask(collegePapers, { query: { size: 100, ...query } })

test('a stranger sees samples by school, subject and year, the newest first, each called a sample', async () => {
  const { list, total } = await page()
  expect([list.length, total >= 12]).toEqual([total, true])
  expect(list.map(({ year }) => year)).toEqual(list.map(({ year }) => year).sort((one, other) => other - one))
  expect(list.filter(({ title }) => !title.includes('示例'))).toEqual([])
  const [first] = list
  const some = await page({ school: first?.school.id, subject: first?.subject, year: String(first?.year) })
  expect(some.list).toEqual([first])
  expect((await page({ size: 1, page: 2 })).list).toEqual(list.slice(1, 2))
  expect(await page({ school: 'nowhere' })).toMatchObject({ list: [], total: 0 })
})

test('a year that is none is refused', async () => {
  expect(await backend.send(collegePapers, { query: { year: 'soon' } })).toMatchObject({ status: 400 })
})

test('every choice leads to papers', async () => {
  const { schools, subjects, years } = await backend.ask(collegeChoices, {})
  const totals = await Promise.all([
    ...schools.map(({ id }) => page({ school: id })),
    ...subjects.map(({ subject }) => page({ subject })),
    ...years.map((year) => page({ year })),
  ])
  expect(totals.filter(({ total }) => total === 0)).toEqual([])
})

test('it is taken like any paper, and does not stand among the whole papers', async () => {
  const paperId = (await page()).list[0]?.paperId ?? ''
  expect((await backend.ask(examPaper, { params: { paperId } })).sections.length).toBeGreaterThan(0)
  const whole = await backend.ask(examPapers, { query: { size: 100 } })
  expect(whole.list.some((one) => one.paperId === paperId)).toBe(false)
  const begin = examinee(backend, await backend.login('13900066001'))
  const sat = await begin({ kind: 'exam', paperId })
  expect(sat.first.questions.length).toBeGreaterThan(0)
})
