import type { TypedSection } from '../../authoring/kinds/scoreKinds'
import { keyProblem, typedProblems } from './typedSections'

const section = (key: string[], more: Partial<TypedSection> = {}): TypedSection => ({
  title: '单选',
  from: 1,
  points: 1,
  kind: 'single',
  options: 4,
  key,
  written: [],
  ...more,
})

it('takes keys that go on without a gap', () => {
  const multi = section(['6-7 AB ACD'], { title: '多选', from: 6, kind: 'multi' })
  expect(typedProblems([section(['1-5 ABCDA']), multi])).toEqual([])
})

test.each([
  ['a gap between lines', [section(['1-5 ABCDA', '7-10 BCDA'])], '第 7 题处中断'],
  ['a number twice', [section(['1-5 ABCDA', '5-6 BC'])], '第 5 题处中断'],
  ['a line with too few letters', [section(['1-5 ABCD', '6 A'])], '第 6 题处中断'],
  ['a section that begins elsewhere', [section(['1-2 AB']), section(['4 A'], { from: 4 })], 'from 应为 3'],
  ['two letters of a single-choice question', [section(['1 AB'])], '第 1 题是单选'],
  ['a letter without an option', [section(['1 E'])], '只有选项 A–D'],
])('refuses %s', (_name, sections, reason) =>
  expect(typedProblems(sections)).toEqual([expect.stringContaining(reason)]),
)

it('refuses a key of a written question', () => {
  expect(keyProblem('3', 'A', { kind: 'written', options: 0 })).toContain('主观题')
})
