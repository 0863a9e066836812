import { containing, halfWidth } from './containing'

test.each([
  ['ａｂａｎｄｏｎ', 'abandon'],
  ['高数１', '高数1'],
  ['高数（上）', '高数（上）'],
])('%s is searched as %s', (typed, sought) => {
  expect(halfWidth(typed)).toBe(sought)
  expect(containing(typed)).toBe(`%${sought}%`)
})

test('signs of LIKE are taken literally', () => expect(containing('5%_\\')).toBe('%5\\%\\_\\\\%'))
