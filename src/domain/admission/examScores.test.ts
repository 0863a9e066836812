import { paperKeyOf, shapeOfPapers } from './examScores'

const named = (code: string, full: number) => ({ code, full })

it.each([
  ['four', [named('101', 100), named('201', 100), named('301', 150), named('408', 150)]],
  ['three', [named('101', 100), named('201', 100), named('311', 300)]],
  ['two', [named('199', 200), named('204', 100)]],
] as const)('recognises an exam of %s papers', (shape, papers) => {
  expect(shapeOfPapers(papers)).toBe(shape)
})

it.each([
  ['four', named('101', 100), 'politics'],
  ['four', named('204', 100), 'foreign'],
  ['four', named('302', 150), 'first'],
  ['four', named('408', 150), 'second'],
  ['three', named('311', 300), 'first'],
  ['three', named('301', 150), undefined],
  ['two', named('199', 200), 'first'],
  ['two', named('101', 100), undefined],
] as const)('finds the paper of a unit in an exam of %s papers', (shape, paper, key) => {
  expect(paperKeyOf(shape, paper)).toBe(key)
})
