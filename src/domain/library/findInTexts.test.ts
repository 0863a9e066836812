import { findInTexts } from './findInTexts'

test('finds a word once a paragraph, with the words around it', () => {
  const texts = ['极限的定义', `前面${'很长'.repeat(20)}的极限，${'后面'.repeat(40)}，极限`, '导数']
  expect(findInTexts(texts, ' 极限 ', 10)).toEqual([
    { block: 0, offset: 0, excerpt: '极限的定义' },
    { block: 1, offset: 43, excerpt: expect.stringMatching(/^….*极限，.*…$/) as string },
  ])
})

test('takes upper and lower case for the same, and never looks into formulas', () => {
  expect(findInTexts(['The Gerund', 'gerund'], 'GERUND', 10)).toHaveLength(2)
  expect(findInTexts(['当 $2,1,0.5|\\lim x$ 时'], 'lim', 10)).toEqual([])
  expect(findInTexts(['当 $2,1,0.5|\\lim x$ 时收敛'], '收敛', 10)[0]?.excerpt).toBe('…（公式） 时收敛')
})

test('stops at the most, and finds nothing for blanks', () => {
  expect(findInTexts(['一', '一', '一'], '一', 2)).toHaveLength(2)
  expect(findInTexts(['一'], '  ', 2)).toEqual([])
})
