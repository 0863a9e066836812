import { countdownParts } from './feedback/countdownParts'
import { cx } from './cx'
import { priceParts } from './feedback/priceParts'

describe('priceParts', () => {
  it.each([
    [0, '0', ''],
    [5, '0', '.05'],
    [990, '9', '.9'],
    [129900, '1,299', ''],
    [123456789, '1,234,567', '.89'],
    [-1050, '-10', '.5'],
  ])('%i 分', (fen, yuan, rest) => expect(priceParts(fen)).toEqual({ yuan, rest }))
})

describe('countdownParts', () => {
  it.each([
    [0, { days: 0, hours: '00', minutes: '00', seconds: '00' }],
    [-5, { days: 0, hours: '00', minutes: '00', seconds: '00' }],
    [1, { days: 0, hours: '00', minutes: '00', seconds: '01' }],
    [90061000, { days: 1, hours: '01', minutes: '01', seconds: '01' }],
  ])('%i ms', (left, parts) => expect(countdownParts(left)).toEqual(parts))
})

it('cx leaves out what is empty', () => {
  expect(cx('a', false, undefined, null, '', 'b')).toBe('a b')
})
