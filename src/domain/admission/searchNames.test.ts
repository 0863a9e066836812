import { editDistance, indexTerms, matchScore, queryTerms } from './searchNames'

const beiyou = {
  names: ['北京邮电大学', '北邮'],
  pinyin: ['beijingyoudiandaxue', 'beiyou'],
  initials: ['bjyddx', 'by'],
}

it.each([
  ['北邮', 100],
  ['北京邮电', 78],
  ['邮电', 56],
  ['bjyddx', 100],
  ['beiyou', 100],
  ['北京油电大学', 40],
  ['beijinyoudiandaxue', 40],
  ['北邮大', 30],
  ['清华', 0],
])('%s scores %i', (query, score) => expect(matchScore(query, beiyou)).toBe(score))

it('indexes names, pinyin and initials by letter pairs', () => {
  expect(indexTerms(beiyou)).toEqual(expect.arrayContaining(['北', '北邮', '邮电', 'by', '^b', 'be']))
})

it('looks for telling pairs only, unless the query has no other', () => {
  expect(queryTerms('邮电大学')).toEqual(['邮电', '电大'])
  expect(queryTerms('大学')).toEqual(['大学'])
  expect(queryTerms('！')).toEqual([])
})

it('counts edits up to a limit', () => {
  expect(editDistance('北邮', '北京邮', 1)).toBe(1)
  expect(editDistance('北邮', '清华', 1)).toBe(2)
})
