import { type Deadline, deadlineText, nextDeadline, noticeState, readDeadline, startOf } from './deadlines'

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
    expect(noticeState(camp, at(day))).toBe(state)
  })

  test.each([
    '2027-02-30',
    '2027-13',
    '2027-00 上旬',
    '2027-06-31 17:00',
    '2027-06-01 24:00',
    '2027-06-01 17:60',
  ])('%s is no date', (text) => expect(readDeadline(text)).toBeUndefined())

  test.each([
    ['2027-06-01', '2027-05-31T16:00:00.000Z'],
    ['2027-06 下旬', '2027-06-20T16:00:00.000Z'],
    ['2027-06', '2027-05-31T16:00:00.000Z'],
    ['2027-06-01 08:00', '2027-06-01T00:00:00.000Z'],
  ])('%s begins at %s', (text, first) => {
    expect(new Date(startOf(one('open', text))).toISOString()).toBe(first)
  })

  test('an opening day counts from its first moment', () => {
    expect(noticeState(camp, at('2027-06-01 00:00'))).toBe('open')
    expect(noticeState(camp, at('2027-05-31 23:59'))).toBe('coming')
  })

  test.each([
    ['2027-06-19', 'closing'],
    ['2027-06-25', 'coming'],
    ['2027-07-01 00:00', 'open'],
    ['2027-07-05', 'review'],
  ])('with two rounds, at %s the state is %s', (time, state) => {
    const second = [one('open', '2027-07-01'), one('apply', '2027-07-04 17:00')].map((each) => ({
      ...each,
      round: 2,
    }))
    const days = camp.map((each) => (each.meaning === 'publish' ? one('publish', '2027-08') : each))
    expect(noticeState([...days, ...second], at(time))).toBe(state)
  })

  test('the next deadline is no opening while another is ahead', () => {
    expect(nextDeadline(camp, at('2027-05-01'))?.meaning).toBe('apply')
    expect(nextDeadline(camp, at('2027-06-21'))?.meaning).toBe('interview')
    expect(nextDeadline(camp, at('2027-08-01'))).toBeUndefined()
  })
})
