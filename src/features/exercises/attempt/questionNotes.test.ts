import { attemptPolicies } from '@/domain/attempt/policies'
import { questionNotes } from './questionNotes'

test('an answer that can be changed is marked, one that stands may have been guessed', () => {
  const kinds = ['exam', 'mock', 'pointTest', 'practice', 'drill', 'adaptive'] as const
  expect(kinds.map((kind) => questionNotes(attemptPolicies[kind]))).toEqual([
    'marked',
    'marked',
    'marked',
    'guessed',
    'guessed',
    'guessed',
  ])
})
