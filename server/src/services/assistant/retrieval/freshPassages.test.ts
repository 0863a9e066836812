import type { Found } from './KnowledgeRepository'
import { freshPassages } from './freshPassages'

const passage = (title: string, covered: number, score: number): Found => ({
  id: title,
  place: 'help',
  title,
  body: title,
  ask: title,
  link: null,
  brief: null,
  covered,
  called: 1,
  score,
})
const titles = (found: readonly Found[]) => found.map(({ title }) => title)
const found = [
  passage('国家线', 0.9, 10),
  passage('院线', 0.8, 8),
  passage('食堂', 0.2, 9),
  passage('图书馆', 0.45, 1),
]

const told = (...names: string[]) => names.map((title) => `help ${title}`)

test('what speaks of the question and was not told comes, and nothing that speaks of something else', () => {
  const { passages, isRetold } = freshPassages(found, told('国家线'))
  expect([titles(passages), isRetold]).toEqual([['院线'], false])
})

test('when all was told, it is told again as such', () => {
  const { passages, isRetold } = freshPassages(found, told('院线', '国家线'))
  expect([titles(passages), isRetold]).toEqual([['国家线', '院线'], true])
})

test('what is called the same elsewhere is another passage', () => {
  expect(freshPassages(found.slice(0, 1), ['word 国家线']).isRetold).toBe(false)
})

test('a first answer may use all of them', () => {
  expect(freshPassages(found, [])).toEqual({ passages: found, isRetold: false })
})
