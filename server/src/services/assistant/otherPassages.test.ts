import type { Found } from './KnowledgeRepository'
import { otherPassages } from './otherPassages'

const passage = (title: string, covered: number, score: number): Found => ({
  id: title,
  place: 'help',
  title,
  body: title,
  ask: title,
  link: null,
  covered,
  score,
})
const titles = (found: readonly Found[]) => found.map(({ title }) => title)
const found = [
  passage('国家线', 0.9, 10),
  passage('院线', 0.8, 8),
  passage('食堂', 0.2, 9),
  passage('图书馆', 0.45, 1),
]

test('what speaks of the question and was not told comes, and nothing that speaks of something else', () => {
  expect(titles(otherPassages(found, new Set(['国家线'])))).toEqual(['院线'])
})

test('when all was told, it is told in another order; one passage alone stays the answer', () => {
  expect(titles(otherPassages(found, new Set(['国家线', '院线'])))).toEqual(['院线', '国家线'])
  expect(titles(otherPassages(found.slice(0, 1), new Set(['国家线'])))).toEqual(['国家线'])
})

test('a first answer may use all of them', () => {
  expect(otherPassages(found, new Set())).toBe(found)
})
