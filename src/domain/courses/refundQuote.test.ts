import { refundQuote, type RefundFacts } from './refundQuote'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-22T12:00:00+08:00')

const facts = (more: Partial<RefundFacts> = {}): RefundFacts => ({
  payable: 120_000,
  paidAt: NOW - DAY,
  lessonsDone: 0,
  lessonsTotal: 24,
  expiresAt: undefined,
  ...more,
})

describe('what the refund rules give', () => {
  test.each([
    ['within seven days and two lessons', {}, { kind: 'whole', amount: 120_000 }],
    ['on the last moment of the seventh day', { paidAt: NOW - 7 * DAY }, { kind: 'whole', amount: 120_000 }],
    ['with two lessons learned', { lessonsDone: 2 }, { kind: 'whole', amount: 120_000 }],
    ['with three lessons learned', { lessonsDone: 3 }, { kind: 'part', amount: 105_000 }],
    ['after seven days', { paidAt: NOW - 7 * DAY - 1 }, { kind: 'part', amount: 120_000 }],
    [
      'the example of the document: 24 lessons, 6 learned',
      { paidAt: NOW - 8 * DAY, lessonsDone: 6 },
      { kind: 'part', amount: 90_000 },
    ],
    [
      'a thing without lessons',
      { lessonsTotal: 0, paidAt: NOW - 8 * DAY },
      { kind: 'part', amount: 120_000 },
    ],
    ['that is not paid', { paidAt: undefined }, { kind: 'none', why: 'notPaid' }],
    ['that was free', { payable: 0 }, { kind: 'none', why: 'free' }],
    ['whose right is over', { expiresAt: NOW }, { kind: 'none', why: 'expired' }],
    ['that is learned to its end', { lessonsDone: 24 }, { kind: 'none', why: 'finished' }],
  ] as const)('an order %s', (_, more, quote) => {
    expect(refundQuote(facts(more), NOW)).toEqual(quote)
  })

  test('never more than was paid, never below nothing, and never more with more lessons learned', () => {
    for (let total = 1; total <= 60; total += 7) {
      let before = Infinity
      for (let done = 0; done < total; done += 1) {
        const quote = refundQuote(
          facts({ payable: 99_999, paidAt: NOW - 9 * DAY, lessonsDone: done, lessonsTotal: total }),
          NOW,
        )
        const amount = quote.kind === 'none' ? 0 : quote.amount
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(Math.min(before, 99_999))
        before = amount
      }
    }
  })
})
