import { nextLesson, openLessons } from './nextLesson'

const lesson = (lessonId: string, done = false) => ({ lessonId, done })
const chapters = [
  { chosen: false, skipped: 0, lessons: [lesson('a')] },
  { chosen: true, skipped: 1, lessons: [lesson('b'), lesson('c', true), lesson('d')] },
  { chosen: true, skipped: 0, lessons: [lesson('e')] },
]

it('leaves out what is not chosen, known already or done', () => {
  expect(openLessons(chapters).map(({ lessonId }) => lessonId)).toEqual(['d', 'e'])
})

it.each([
  [undefined, 'd'],
  ['e', 'e'],
  // Lessons that the learner opened count, chosen or not.
  ['a', 'a'],
  ['c', 'd'],
  ['gone', 'd'],
])('opened last: %s, goes on with %s', (last, expected) => {
  expect(nextLesson(chapters, last)?.lessonId).toBe(expected)
})

it('ends when all is done', () => {
  expect(nextLesson([{ chosen: true, skipped: 0, lessons: [lesson('a', true)] }], undefined)).toBeUndefined()
})

test('a lesson that is still being made is not the next one', () => {
  const lessons = [
    { lessonId: '1', done: false, coming: true as const },
    { lessonId: '2', done: false },
  ]
  for (const last of [undefined, '1'])
    expect(nextLesson([{ chosen: true, skipped: 0, lessons }], last)?.lessonId).toBe('2')
})
