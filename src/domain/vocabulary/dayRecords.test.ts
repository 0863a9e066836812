import { calibrate, predictionsOf } from './calibration'
import { dayRecords } from './dayRecords'
import { model, START, TestDevice } from '../../../tests/builders/vocabularyLearner'

const DAY = 86_400_000

test('records count what was not taken back, by study day', () => {
  const device = new TestDevice('aaaaaaaa')
  device.answer('abandon', 3, START)
  device.answer('benefit', 1, START + 1)
  device.answer('capture', 1, START + 2)
  device.undo(START + 3)
  device.answer('abandon', 3, START + 2 * DAY)
  const records = dayRecords(['abandon', 'benefit', 'capture'].map((word) => device.log.historyOf(word)))
  expect(records).toEqual([
    { day: '2026-09-01', reviews: 2, right: 1, newWords: 2, words: 2, seconds: 6 },
    { day: '2026-09-03', reviews: 1, right: 1, newWords: 0, words: 1, seconds: 3 },
  ])
})

test('calibration compares predicted and true recall of later days', () => {
  const device = new TestDevice('aaaaaaaa')
  device.answer('abandon', 3, START)
  device.answer('abandon', 3, START + 60_000)
  device.answer('abandon', 1, START + 2 * DAY)
  device.answer('abandon', 3, START + 20 * DAY)
  const predictions = predictionsOf(model, device.log.historyOf('abandon'))
  expect(predictions.map(({ recalled }) => recalled)).toEqual([false, true])
  const { count, recalled, bins, logLoss } = calibrate(predictions)
  expect([count, recalled]).toEqual([2, 0.5])
  expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(2)
  expect(logLoss).toBeGreaterThan(0)
  expect(calibrate([])).toEqual({ count: 0, logLoss: null, predicted: null, recalled: null, bins: [] })
})
