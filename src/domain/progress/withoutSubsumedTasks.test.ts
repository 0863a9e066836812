import { withoutSubsumedTasks } from './withoutSubsumedTasks'

const words = (amount: number, week: number) => ({ kind: 'words', amount, week })
const practice = (code: string, amount: number) => ({ kind: 'practice', subject: { code }, amount, week: 0 })

test('a task of the same week that asks more takes the place of the smaller one', () => {
  expect(withoutSubsumedTasks([words(400, 2), words(800, 2), words(100, 1)])).toEqual([
    words(800, 2),
    words(100, 1),
  ])
})

test('other subjects, other kinds and other weeks keep theirs', () => {
  const tasks = [practice('101', 10), practice('201', 25), words(25, 0), words(400, 1)]
  expect(withoutSubsumedTasks(tasks)).toEqual(tasks)
})
