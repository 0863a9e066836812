import { type Deadline, deadlineText, nextDeadline, noticeState, readDeadline, spanOf } from './deadlines'

const at = (text: string): number => readDeadline(text)?.at ?? 0
const one = (meaning: Deadline['meaning'], text: string): Deadline => ({
  round: 1,
  meaning,
  ...(readDeadline(text) ?? { at: 0, precision: 'day' as const }),
})
const camp = [
  one('publish', '2027-07 中旬'),
  one('open', '2027-06-01'),
  one('apply', '2027-06-20 17:00'),
  one('interview', '2027-07-05'),
]

describe('deadlines', () => {
  test.each(['2027-06-20 17:00', '2027-06-20', '2027-09 上旬', '2027-02 下旬', '2027-09'])(
    '%s is read to the last moment that it can mean, and written as it was stated',
    (text) => {
      const read = readDeadline(text)
      const written = read && deadlineText(read).replace('年', '-').replace('月', '-')
      expect(written?.replaceAll(/\D/g, '')).toBe(text.replaceAll(/(?<=-)0/g, '').replaceAll(/\D/g, ''))
    },
  )

  test('a third of a month ends with its last day in China', () => {
    expect(new Date(at('2027-02 下旬')).toISOString()).toBe('2027-02-28T15:59:59.000Z')
    expect(readDeadline('九月')).toBeUndefined()
  })

  test.each([
    ['2027-05-01', 'coming'],
    ['2027-06-05', 'open'],
    ['2027-06-18', 'closing'],
    ['2027-06-21', 'review'],
    ['2027-07-21', 'over'],
  ])('on %s the state is %s', (day, state) => {
    expect(noticeState(spanOf(camp), at(day))).toBe(state)
  })

  test('the next deadline is no opening while another is ahead', () => {
    expect(nextDeadline(camp, at('2027-05-01'))?.meaning).toBe('apply')
    expect(nextDeadline(camp, at('2027-06-21'))?.meaning).toBe('interview')
    expect(nextDeadline(camp, at('2027-08-01'))).toBeUndefined()
  })
})
