import { GRACE_MS, momentOf } from '@/domain/attempt/arrival'
import type { AttemptEvent } from '@/domain/attempt/events'
import { contactOf } from './contactOf'

const START = 1_000_000
const END = START + 3_600_000
const span = { startedAt: START, endsAt: END }
const opened = (device: string, arrived: number, at = arrived): AttemptEvent => ({
  id: `event-${device}-${arrived}`,
  at,
  arrived,
  device,
  kind: 'open',
})
/** Whether an answer of the last millisecond counts that comes so long after the end. */
const counts = (events: readonly AttemptEvent[], device: string, late: number): boolean => {
  const contact = contactOf(events, device, span)
  return momentOf(END - 1, { offset: 0, receivedAt: END + late, ...span, contact }) !== null
}

test('a device that was in contact at the end has what a request takes, however it dates its answers', () => {
  const log = [opened('one', START), opened('one', END - 2000, START)]
  expect(counts(log, 'one', 40_000)).toBe(true)
  expect(counts(log, 'one', 60_000)).toBe(false)
})

test('a device that was silent catches up within the grace, in as many batches as it takes, without a pause', () => {
  const log = [opened('one', START)]
  expect(counts(log, 'one', GRACE_MS)).toBe(true)
  expect(counts(log, 'one', GRACE_MS + 1)).toBe(false)
  const come = [...log, opened('one', END + 20_000, END - 5)]
  expect(counts(come, 'one', 60_000)).toBe(true)
  expect(counts(come, 'one', 70_000)).toBe(false)
  const next = [...come, opened('one', END + 60_000, END - 4)]
  expect(counts(next, 'one', 100_000)).toBe(true)
  expect(counts(next, 'one', GRACE_MS + 1)).toBe(false)
})

test('an unknown device has the last contact of any known device', () => {
  const log = [opened('one', START), opened('one', END - 2000)]
  expect(counts(log, 'made-up', 60_000)).toBe(false)
  expect(counts([opened('one', START)], 'other', GRACE_MS)).toBe(true)
})
