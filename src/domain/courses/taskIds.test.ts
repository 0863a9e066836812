import { dailyTaskId, lessonTaskId, readTaskId } from './taskIds'

it('names what it was made of', () => {
  expect(readTaskId(lessonTaskId('270001', '004'))).toEqual({
    kind: 'lesson',
    goodsId: '270001',
    lessonId: '004',
  })
  expect(readTaskId(dailyTaskId('words', '2026-11-22'))).toEqual({ kind: 'words', day: '2026-11-22' })
  expect(readTaskId(dailyTaskId('recite', '2026-11-22'))).toEqual({ kind: 'recite', day: '2026-11-22' })
})

it.each(['', 'words', '270001', '_004', '270001_', 'a_b_c'])('%p names nothing', (taskId) => {
  expect(readTaskId(taskId)).toBeUndefined()
})
