import { phoneDigits } from './phoneDigits'

describe('a phone as it is typed or pasted', () => {
  it.each([
    '+86 139 1234 0001',
    '+86-139-1234-0001',
    '0086 13912340001',
    '8613912340001',
    '139 1234 0001',
    '139-1234-0001',
    '１３９１２３４０００１',
    '＋８６　１３９１２３４０００１',
    '(139) 1234.0001',
    '\u202d13912340001\u202c',
    '139123400012',
  ])('%j is 13912340001', (typed) => expect(phoneDigits(typed)).toBe('13912340001'))

  it.each([
    ['', ''],
    ['+', ''],
    ['8', '8'],
    ['86', '86'],
    ['138', '138'],
    ['2381234', '2381234'],
  ])('%j on the way is %j', (typed, kept) => expect(phoneDigits(typed)).toBe(kept))
})
