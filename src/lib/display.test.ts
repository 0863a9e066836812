import fc from 'fast-check'
import { maskPhone } from './text/maskPhone'
import { relativeTime } from './relativeTime'
import { shanghaiDate } from './shanghaiDate'
import { shortenNumber } from './shortenNumber'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

describe('maskPhone (seed §5)', () => {
  it('masks the middle four digits of an 11-digit number', () => {
    expect(maskPhone('13812345678')).toBe('138****5678')
  })

  it('shows three digits in front and four behind, whatever the number', () => {
    const phone = fc.stringMatching(/^\d{11}$/)
    fc.assert(
      fc.property(phone, (given) => {
        expect(maskPhone(given)).toBe(`${given.slice(0, 3)}****${given.slice(-4)}`)
      }),
    )
  })

  it.each(['', '1381234567', '138123456789', '1381234567x', '138****5678', ' 13812345678'])(
    'leaves anything else as it is: %j',
    (given) => expect(maskPhone(given)).toBe(given),
  )
})

describe('shortenNumber (seed §5, §9)', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1099, '1k'],
    [1100, '1.1k'],
    [1999, '1.9k'],
    [9999, '9.9k'],
    [10_000, '1w'],
    [12_345, '1.2w'],
    [19_999, '1.9w'],
    [1_000_000, '100w'],
  ])('%d is shown as %s', (given, shown) => expect(shortenNumber(given)).toBe(shown))

  it('never makes a number look larger than it is, nor smaller by a tenth of its unit', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (given) => {
        const shown = shortenNumber(given)
        const unit = shown.endsWith('w') ? 10_000 : shown.endsWith('k') ? 1000 : 1
        const value = Math.round(parseFloat(shown) * 10) * (unit / 10)
        expect(value).toBeLessThanOrEqual(given)
        expect(given - value).toBeLessThan(unit === 1 ? 1 : unit / 10)
      }),
    )
  })

  it('keeps order: a larger number is never shown as a smaller one', () => {
    const worth = (shown: string): number =>
      parseFloat(shown) * (shown.endsWith('w') ? 10_000 : shown.endsWith('k') ? 1000 : 1)
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(200_000), (one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)]
        expect(worth(shortenNumber(small))).toBeLessThanOrEqual(worth(shortenNumber(large)))
      }),
    )
  })
})

describe('relativeTime (seed §5, §9)', () => {
  const now = Date.UTC(2026, 5, 15, 4)

  it.each([
    [0, '刚刚'],
    [29_999, '刚刚'],
    [30 * SECOND, '1分钟前'],
    [119 * SECOND, '1分钟前'],
    [2 * 60 * SECOND, '2分钟前'],
    [HOUR - 1, '59分钟前'],
    [HOUR, '1小时前'],
    [DAY - 1, '23小时前'],
    [DAY, '1天前'],
    [2 * DAY - 1, '1天前'],
    [2 * DAY, '2026-06-13'],
  ])('%d ms ago is said as %s', (ago, said) => expect(relativeTime(now - ago, now)).toBe(said))

  it('takes the future, which a wrong clock makes, for now', () => {
    expect(relativeTime(now + HOUR, now)).toBe('刚刚')
  })
})

describe('shanghaiDate', () => {
  it.each([
    [Date.UTC(2026, 0, 1, 15, 59, 59, 999), '2026-01-01'],
    [Date.UTC(2026, 0, 1, 16), '2026-01-02'],
    [Date.UTC(2025, 11, 31, 16), '2026-01-01'],
    [Date.UTC(2028, 1, 28, 16), '2028-02-29'],
  ])('the day in China of %d is %s', (time, day) => expect(shanghaiDate(time)).toBe(day))
})
