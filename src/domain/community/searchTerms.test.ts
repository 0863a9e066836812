import { searchTerms, textTerms } from './searchTerms'

it('finds a query of two characters within a longer text', () => {
  const terms = new Set(textTerms('保研与考研怎么选 2027'))
  expect(searchTerms('保研').every((term) => terms.has(term))).toBe(true)
  expect(searchTerms('2027').every((term) => terms.has(term))).toBe(true)
  expect(searchTerms('调剂').every((term) => terms.has(term))).toBe(false)
})

it('has no terms for signs alone', () => {
  expect(searchTerms('，。!')).toEqual([])
})
