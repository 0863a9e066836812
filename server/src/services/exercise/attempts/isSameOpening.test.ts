import type { Opening } from '@/contracts/exercise/attempts'
import { isSameOpening } from './isSameOpening'

const begun = {
  attemptId: 'attempt-1',
  paperId: null,
  subject: '101',
  questions: [
    { id: 'q-1', point: '唯物论', type: 'single' },
    { id: 'q-2', point: '唯物论', type: 'single' },
  ],
} as const
const practice = { kind: 'practice', subject: '101', size: 10 } as const
const diagnosis = { kind: 'diagnosis', test: 'strength' } as const

it.each<[string, Opening, object, boolean]>([
  ['a practice of its point', { ...practice, point: '唯物论' }, {}, true],
  ['of another point', { ...practice, point: '辩证法' }, {}, false],
  ['of its type', { ...practice, type: 'single' }, {}, true],
  ['of another type', { ...practice, type: 'multiple' }, {}, false],
  ['of one question', { ...practice, question: 'q-1' }, {}, false],
  ['of another subject', { ...practice, subject: '408' }, {}, false],
  ['a test of its point', { kind: 'pointTest', subject: '101', point: '甲' }, { point: '甲' }, true],
  ['a test of another', { kind: 'pointTest', subject: '101', point: '乙' }, { point: '甲' }, false],
  [
    'a diagnosis, in any order',
    { ...diagnosis, subjects: ['408', '101'] },
    { subjects: ['101', '408'] },
    true,
  ],
  ['of fewer subjects', { ...diagnosis, subjects: ['101'] }, { subjects: ['101', '408'] }, false],
  ['of more subjects', { ...diagnosis, subjects: ['101', '408'] }, { subjects: ['101'] }, false],
  ['another kind', { kind: 'exam', paperId: 'one' }, { kind: 'mock' }, false],
])('%s', (_, opening, more, isSame) => {
  const test = opening.kind === 'diagnosis' ? { test: opening.test } : {}
  expect(isSameOpening(opening, { ...begun, kind: opening.kind, ...test, ...more })).toBe(isSame)
})

it('what names its own parts is the same, however it is asked for', () => {
  const opening: Opening = { kind: 'diagnosis', test: 'recruitment', subjects: ['civil'] }
  expect(isSameOpening(opening, { ...begun, kind: 'diagnosis', test: 'recruitment', subjects: [] })).toBe(
    true,
  )
})
