import { PassageIndex } from './PassageIndex'
import * as cutting from './termsOf'
import type { Passage } from '../Knowledge'

jest.mock('./termsOf', () => ({ termsOf: jest.fn(jest.requireActual<typeof cutting>('./termsOf').termsOf) }))

const passage = (id: string, body: string): Passage =>
  ({ id, title: id, body, topics: [], place: '' }) as never
const cut = (): readonly string[] => {
  const texts = jest.mocked(cutting.termsOf).mock.calls.map(([text]) => text)
  jest.mocked(cutting.termsOf).mockClear()
  return texts.filter((text) => text.endsWith('。'))
}

test('what was cut before is not cut again, and what is gone is forgotten', () => {
  const index = new PassageIndex()
  const [one, two] = [passage('极限', '极限是什么。'), passage('导数', '导数是什么。')]
  const before = index.of([one, two], {})
  expect(cut()).toEqual(['极限是什么。', '导数是什么。'])
  const changed = passage('导数', '导数是斜率。')
  expect(index.of([one, changed], {})[0]).toBe(before[0])
  expect(cut()).toEqual(['导数是斜率。'])
  expect(index.of([one], { 极限: ['怎么求极限'] })[0]?.vector).toContain("'求'")
  index.of([one, two], {})
  expect(cut()).toEqual(['极限是什么。', '极限是什么。', '导数是什么。'])
})

test('names bear a weight, and each term its places', () => {
  const [indexed] = new PassageIndex().of([passage('极限', '求极限。')], {})
  expect(indexed?.vector).toMatch(/'极限':1A,2A,3A,5/)
  // 极限, three times and once more; 求; and 求极, where a dictionary would cut differently.
  expect(indexed?.length).toBe(6)
})
