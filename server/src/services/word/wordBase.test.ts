import fc from 'fast-check'
import { eventId, timeOfEventId } from '@/domain/memory/eventIds'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { MemoryModel } from '@/domain/memory/MemoryModel'
import { inOrder, replayWord } from '@/domain/memory/replayWord'
import { changesFrom, replayOn, type WordBase } from './wordBase'

const START = Date.parse('2026-11-21T12:00:00+08:00')
const model = new MemoryModel()

interface Draft {
  /** Seconds after the start, few enough that two devices meet in one moment. */
  readonly at: number
  readonly device: number
  readonly kind: 'review' | 'suspend' | 'resume' | 'undo'
  readonly grade: 1 | 2 | 3 | 4
  /** Which of the drafts an undo takes back, those that come later too. */
  readonly target: number
}

const eventOf = ({ at, device, kind, grade, target }: Draft, drafts: readonly Draft[]): MemoryEvent => {
  const name = `device0${device}`
  const moment = START + at * 1000
  const head = { id: eventId(moment, name), at: moment, device: name, word: 'word' }
  const aim = drafts[target % drafts.length]
  if (kind === 'undo' && aim) {
    return { ...head, kind, target: eventId(START + aim.at * 1000, `device0${aim.device}`) }
  }
  if (kind !== 'review') return { ...head, kind: 'suspend' }
  return { ...head, kind, grade, source: 'card', proved: true, took: 1, due: moment + 1000 }
}

const draft: fc.Arbitrary<Draft> = fc.record({
  at: fc.integer({ min: 0, max: 900 }),
  device: fc.integer({ min: 1, max: 2 }),
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant('review' as const) },
    { weight: 2, arbitrary: fc.constantFrom('undo' as const, 'suspend' as const, 'resume' as const) },
  ),
  grade: fc.constantFrom(1, 2, 3, 4),
  target: fc.nat(),
})

/** Backend state of one word, batch by batch. */
class Word {
  readonly log: MemoryEvent[] = []
  base: WordBase | undefined
  state: ReturnType<typeof replayWord>
  read = 0

  take(batch: readonly MemoryEvent[]): void {
    const fresh = batch.filter(({ id }) => !this.log.some((known) => known.id === id))
    this.log.push(...inOrder(fresh))
    // A word without a state keeps no row.
    const base = this.state && this.base
    const from = fresh.some((event) => changesFrom(event) <= (base?.at ?? -Infinity)) ? undefined : base
    const behind = this.log.filter(({ at }) => !from || at > from.at)
    this.read = behind.length
    const { state, base: next } = replayOn(model, from, behind)
    this.state = state
    this.base = next
  }
}

test('whatever comes in whatever batches, a replay from the base is the replay of everything', () => {
  fc.assert(
    fc.property(
      fc.array(draft, { minLength: 1, maxLength: 120 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 30 }),
      (drafts, isSorted, size) => {
        const made = drafts.map((one) => eventOf(one, drafts))
        // Most logs come nearly in order: all events, but for a shuffled rest.
        const events = isSorted ? [...made].sort((one, other) => one.at - other.at) : made
        const word = new Word()
        for (let at = 0; at < events.length; at += size) {
          word.take(events.slice(at, at + size))
          expect(word.state).toEqual(replayWord(model, inOrder(word.log)))
        }
      },
    ),
    { numRuns: 300, seed: 20261122 },
  )
})

test('answers in their order read a handful of events each, however long the log is', () => {
  const word = new Word()
  const answer = (at: number): Draft => ({ at, device: 1, kind: 'review', grade: 3, target: 0 })
  const read = Array.from({ length: 600 }, (_, at) => {
    word.take([eventOf(answer(at), [])])
    return word.read
  })
  expect(Math.max(...read)).toBeLessThan(20)
  const last = answer(599)
  word.take([eventOf({ ...answer(600), kind: 'undo', target: 0 }, [last])])
  expect(word.read).toBeLessThan(20)
})

test('the time stands in an id', () => {
  expect(timeOfEventId(eventId(START, 'device01'))).toBe(START)
})
