import { attemptPolicies } from '@/domain/attempt/policies'
import { notedOf } from './notedOf'

test('an answer that can be changed is marked, one that stands may have been guessed', () => {
  const kinds = ['exam', 'mock', 'pointTest', 'practice', 'drill', 'adaptive'] as const
  expect(kinds.map((kind) => notedOf(attemptPolicies[kind]))).toEqual([
    'marked',
    'marked',
    'marked',
    'guessed',
    'guessed',
    'guessed',
  ])
})
