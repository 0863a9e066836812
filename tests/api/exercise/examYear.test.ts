import { examDates } from '@/contracts/course/examDates'
import { studyCentre } from '@/contracts/course/studyCentre'
import { updateStudent } from '@/contracts/gaoshou/student'
import { learningMap } from '@/contracts/progress/learningMap'
import { type Backend, startBackend } from '../harness/startBackend'
import { newLearner, type WordLearner } from '../harness/wordLearner'

let backend: Backend
let me: WordLearner
beforeAll(async () => {
  backend = await startBackend()
  me = await newLearner(backend, '13600000077')
})
afterAll(() => backend.stop())

const countdown = async () => {
  const { examYear, daysToExam } = await backend.ask(studyCentre, { params: { uid: me.uid } }, me.token)
  return { examYear, daysToExam }
}

test('one list of exam days serves the plan and the countdown', async () => {
  const dates = await backend.ask(examDates, {})
  expect(dates.map(({ date }) => date)).toEqual(dates.map(({ date }) => date).sort())
  for (const { year, date } of dates) {
    await me.plan({ examDate: date })
    const { examYear, daysToExam } = await countdown()
    expect(examYear).toBe(year)
    const days = (Date.parse(`${date}T00:00:00+08:00`) - backend.time.now) / 86_400_000
    expect(daysToExam).toBe(Math.ceil(days))
  }
})

test('the profile has the last word when it is asked after the plan', async () => {
  await me.plan({ examDate: '2027-12-18' })
  await backend.ask(updateStudent, { params: { uid: me.uid }, body: { examYear: 2029 } }, me.token)
  await me.plan({ examDate: '2027-12-18', minutesPerDay: 45 })
  expect(await countdown()).toMatchObject({ examYear: 2029 })
  await me.plan({ examDate: '2026-12-19' })
  expect(await countdown()).toMatchObject({ examYear: 2027 })
})

test('every page counts the same days to the exam, also after midnight, when the day of study goes on', async () => {
  for (const [at, left] of [
    ['2026-11-27T02:12:00+08:00', 22],
    ['2026-11-27T12:00:00+08:00', 22],
    ['2026-12-19T01:00:00+08:00', 0],
  ] as const) {
    backend.time.now = Date.parse(at)
    await me.plan({ examDate: '2026-12-19' })
    const map = await backend.ask(learningMap, { params: { uid: me.uid } }, me.token)
    expect([(await countdown()).daysToExam, map.daysToExam]).toEqual([left, left])
  }
})
