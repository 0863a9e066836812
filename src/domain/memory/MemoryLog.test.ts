import fc from 'fast-check'
import { eventId } from './eventIds'
import type { MemoryEvent } from './eventTypes'
import { MemoryModel } from './MemoryModel'
import { live, model, START, steps, TestDevice } from '../../../tests/builders/vocabularyLearner'
import { MemoryLog } from './MemoryLog'

const rebuild = (events: readonly MemoryEvent[]) => {
  const log = new MemoryLog(model)
  log.add(events)
  return log
}
const statesOf = (log: MemoryLog) => [...log.states.values()].sort((a, b) => (a.word < b.word ? -1 : 1))

test('one by one, all at once, in any order and twice: the same states', () => {
  fc.assert(
    fc.property(
      steps.chain((all) => {
        const device = new TestDevice('aaaaaaaa')
        live(device, all)
        const { events } = device
        return fc.tuple(
          fc.constant(device),
          fc.shuffledSubarray(events, { minLength: events.length }),
          fc.subarray(events),
        )
      }),
      ([device, shuffled, again]) => {
        expect(statesOf(rebuild(shuffled))).toEqual(statesOf(device.log))
        const log = rebuild(again)
        log.add(shuffled)
        expect(log.add(again)).toEqual([])
        expect(statesOf(log)).toEqual(statesOf(device.log))
      },
    ),
  )
})

test('undo restores exactly, over many steps', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 8 }), (all, answers) => {
      const device = new TestDevice('aaaaaaaa')
      const now = live(device, all) + 86_400_000
      const before = statesOf(device.log)
      const load = before.map(({ due }) => device.log.loadOn(Math.floor(due / 86_400_000)))
      for (let at = 0; at < answers; at += 1) device.answer(`word-${at % 3}`, at % 2 ? 1 : 3, now + at)
      for (let at = 0; at < answers; at += 1) device.undo(now + answers + at)
      expect(statesOf(device.log)).toEqual(before)
      expect(before.map(({ due }) => device.log.loadOn(Math.floor(due / 86_400_000)))).toEqual(load)
    }),
  )
})

test('a snapshot goes on where the log was, also with other weights', () => {
  fc.assert(
    fc.property(steps, steps, (all, more) => {
      const device = new TestDevice('aaaaaaaa')
      const now = live(device, all)
      const saved = JSON.parse(JSON.stringify(device.log.snapshot()))
      const restored = MemoryLog.restore(model, saved)
      expect(statesOf(restored)).toEqual(statesOf(device.log))
      live(device, more, now)
      restored.add(device.events)
      expect(statesOf(restored)).toEqual(statesOf(device.log))
      const weights = model.weights.map((weight, index) => (index < 4 ? weight * 1.5 : weight))
      const other = new MemoryModel(weights)
      const replayed = new MemoryLog(other)
      replayed.add(device.events)
      expect(statesOf(MemoryLog.restore(other, device.log.snapshot()))).toEqual(statesOf(replayed))
    }),
  )
})

test('an undo on the way before its answer, and one for a word set aside', () => {
  const device = new TestDevice('aaaaaaaa')
  const answer = device.answer('abandon', 3, START)
  device.undo(START + 1)
  const [, undo] = device.events
  const log = rebuild(undo ? [undo] : [])
  log.add([answer])
  expect(log.states.size).toBe(0)
  device.answer('benefit', 3, START + 2)
  const at = START + 3
  const suspend = {
    id: eventId(at, 'aaaaaaaa'),
    at,
    device: 'aaaaaaaa',
    word: 'benefit',
    kind: 'suspend',
  } as const
  device.log.add([suspend])
  expect(device.log.states.get('benefit')?.suspended).toBe(true)
  expect(device.log.undoable('aaaaaaaa', at)).toEqual(suspend)
  device.log.add([
    { ...suspend, id: eventId(at + 1, 'aaaaaaaa'), at: at + 1, kind: 'undo', target: suspend.id },
  ])
  expect(device.log.states.get('benefit')?.suspended).toBe(false)
})

/** A backend of a test: keeps events by id, and answers those after a cursor. */
class Exchange {
  readonly kept: MemoryEvent[] = []
  take(events: readonly MemoryEvent[]): void {
    const known = new Set(this.kept.map(({ id }) => id))
    this.kept.push(...events.filter(({ id }) => !known.has(id) && known.add(id)))
  }
}

test('two devices, a week offline, with messages dropped, repeated and reordered: nothing is lost', () => {
  const faults = fc.array(fc.record({ drop: fc.boolean(), repeat: fc.boolean(), reverse: fc.boolean() }), {
    minLength: 4,
    maxLength: 12,
  })
  fc.assert(
    fc.property(steps, steps, faults, (one, other, ways) => {
      const phone = new TestDevice('aaaaaaaa')
      const tablet = new TestDevice('bbbbbbbb')
      live(phone, one)
      live(tablet, other)
      const exchange = new Exchange()
      const devices = [phone, tablet]
      const send = (device: TestDevice, { drop, repeat, reverse }: (typeof ways)[number]) => {
        const batch = reverse ? [...device.events].reverse() : device.events
        if (!drop) exchange.take(batch)
        if (repeat) exchange.take(batch.slice(0, 3))
        if (!drop) device.log.add(repeat ? [...exchange.kept, ...exchange.kept].reverse() : exchange.kept)
      }
      ways.forEach((way, index) => devices.slice(index % 2).forEach((device) => send(device, way)))
      // The network is whole again.
      for (const device of [...devices, ...devices])
        send(device, { drop: false, repeat: false, reverse: false })
      const backend = rebuild(exchange.kept)
      expect(exchange.kept.length).toBe(phone.events.length + tablet.events.length)
      expect(statesOf(phone.log)).toEqual(statesOf(backend))
      expect(statesOf(tablet.log)).toEqual(statesOf(backend))
    }),
  )
})

test('a log that opens from its snapshot replays only the words that have news', () => {
  const events = Array.from({ length: 20_000 }, (_, index): MemoryEvent => {
    const at = START + index * 100_000
    const word = `word-${index % 5500}`
    const head = { id: eventId(at, 'aaaaaaaa'), at, device: 'aaaaaaaa', word }
    return {
      ...head,
      kind: 'review',
      grade: index % 7 ? 3 : 1,
      source: 'card',
      proved: true,
      took: 3000,
      due: at + 86_400_000,
    }
  })
  const log = rebuild(events)
  const answersReplayed = jest.spyOn(MemoryModel.prototype, 'next')
  const restored = MemoryLog.restore(model, log.snapshot())
  const last = events[events.length - 1]
  if (!last) throw new Error('there is a last event')
  const at = last.at + 1000
  restored.add([{ ...last, id: eventId(at, 'aaaaaaaa'), at }])
  expect(answersReplayed.mock.calls.length).toBeLessThanOrEqual(restored.historyOf(last.word).length)
  answersReplayed.mockRestore()
  expect(restored.states.size).toBe(5500)
  expect(restored.states.get(last.word)?.reviews).toBe((log.states.get(last.word)?.reviews ?? 0) + 1)
})

test('the latest moment counts undone answers and undos, also out of a snapshot', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const device = new TestDevice('aaaaaaaa')
      const now = live(device, all) + 1000
      device.answer('word-0', 3, now)
      device.undo(now + 1)
      const latest = Math.max(...device.events.map(({ at }) => at))
      expect(device.log.latest()).toBe(latest)
      expect(MemoryLog.restore(model, device.log.snapshot()).latest()).toBe(latest)
    }),
  )
  expect(new MemoryLog(model).latest()).toBe(0)
})
