import { wordsIn } from './wordsIn'

test('finds each English word once, and none in formulas', () => {
  expect(wordsIn('The phrase is an appositive; the PHRASE 不是从句 $\\sin x$')).toEqual([
    'the',
    'phrase',
    'appositive',
  ])
  expect(wordsIn('极限存在')).toEqual([])
})
