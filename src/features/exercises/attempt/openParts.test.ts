import type { Answer } from '@/domain/attempt/Question'
import { openParts } from './openParts'

const items = [0, 1, 2].map((no) => ({ no, text: '' }))

test.each<[Answer | null, number]>([
  [null, 0],
  [{ type: 'single', option: 0 }, 0],
  [{ type: 'multiple', options: [1] }, 0],
  [{ type: 'blank', texts: ['1', ' '] }, 1],
  [{ type: 'blank', texts: ['1', '2'] }, 0],
  [{ type: 'matching', places: [0, null, 2] }, 1],
  // Of what was chosen first the others are not there yet.
  [{ type: 'matching', places: [0] }, 2],
  [{ type: 'ordering', order: [2] }, 2],
  [{ type: 'ordering', order: [2, 0, 1] }, 0],
])('of %j so many parts are open: %d', (answer, open) => {
  const blanks = answer?.type === 'blank' ? 2 : 0
  expect(openParts({ blanks, items: blanks ? [] : items }, answer)).toBe(open)
})
