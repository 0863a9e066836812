import { decodeHistory, DeviceTable, encodeHistory, lastMoment } from './encodeHistory'
import type { MemoryEvent } from './eventTypes'
import { type LogSnapshot, packState, unpackState } from './logSnapshot'
import type { MemoryModel } from './MemoryModel'
import { effective, inOrder, replayWord } from './replayWord'
import { startOfStudyDay, studyDay } from './studyDay'
import type { MemoryState } from './memoryState'

const sameWeights = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((weight, index) => weight === other[index])

/**
 * The log of one learner in memory: events go in, in any order and any number of times, states of words come out.
 * Each word is replayed by itself, so an answer costs the replay of one word, however long the log is.
 */
export class MemoryLog {
  private readonly current = new Map<string, MemoryState>()
  private readonly histories = new Map<string, MemoryEvent[]>()
  /** Histories of a snapshot, decoded on first use. */
  private readonly packed = new Map<string, string>()
  private readonly load = new Map<number, number>()
  private devices = new DeviceTable()

  constructor(readonly model: MemoryModel) {}

  /** The words that were seen. */
  get states(): ReadonlyMap<string, MemoryState> {
    return this.current
  }

  /** How many words come back on a study day, as a function to hand on. */
  readonly loadOn = (day: number): number => this.load.get(day) ?? 0

  /** Takes events in; those known already change nothing. Answers the words that have new events. */
  add(events: readonly MemoryEvent[]): readonly string[] {
    const byWord = new Map<string, MemoryEvent[]>()
    for (const event of events) {
      const found = byWord.get(event.word)
      if (found) found.push(event)
      else byWord.set(event.word, [event])
    }
    return [...byWord].filter(([word, added]) => this.addTo(word, added)).map(([word]) => word)
  }

  /** Takes out events that never counted; those that are not in it change nothing. */
  remove(events: readonly MemoryEvent[]): void {
    const wrong = new Set(events.map(({ id }) => id))
    for (const word of new Set(events.map((event) => event.word))) {
      const history = this.historyOf(word).filter(({ id }) => !wrong.has(id))
      if (history.length > 0) this.histories.set(word, history)
      else this.histories.delete(word)
      this.put(word, replayWord(this.model, history))
    }
  }

  /** The log of one word in the order of replay, undone events included. */
  historyOf(word: string): readonly MemoryEvent[] {
    const known = this.histories.get(word)
    if (known) return known
    const decoded = decodeHistory(this.packed.get(word) ?? '', word, this.devices.devices)
    this.histories.set(word, decoded)
    this.packed.delete(word)
    return decoded
  }

  /** The ids of all words that have events, also of those whose every answer was taken back. */
  words(): readonly string[] {
    return [...new Set([...this.histories.keys(), ...this.packed.keys()])]
  }

  /** The moment of the latest event, undone ones and undos included; 0 of an empty log. Decodes no history. */
  latest(): number {
    let latest = 0
    for (const history of this.histories.values())
      latest = Math.max(latest, history[history.length - 1]?.at ?? 0)
    for (const history of this.packed.values()) latest = Math.max(latest, lastMoment(history))
    return latest
  }

  /** Events of a study day that were not undone. */
  eventsOn(day: number): readonly MemoryEvent[] {
    const start = startOfStudyDay(day)
    return [...this.current.values()]
      .filter(({ lastReview, suspended }) => lastReview >= start || suspended)
      .flatMap(({ word }) => effective(this.historyOf(word)))
      .filter(({ at }) => studyDay(at) === day)
  }

  /** The event that an undo on this device would take back: its latest one of the study day that still counts. */
  undoable(device: string, now: number): MemoryEvent | undefined {
    return this.eventsOn(studyDay(now))
      .filter((event) => event.device === device)
      .reduce<MemoryEvent | undefined>(
        (last, event) => (last && last.at > event.at ? last : event),
        undefined,
      )
  }

  /** All of the log as data; `restore` of it answers the same. */
  snapshot(): LogSnapshot {
    const rows = this.words().map((word) => {
      const state = this.current.get(word)
      const history = this.packed.get(word) ?? encodeHistory(this.historyOf(word), this.devices)
      return [word, state ? packState(state) : null, history] as const
    })
    return { format: 1, weights: this.model.weights, devices: [...this.devices.devices], words: rows }
  }

  /** The log of a snapshot: without replaying when the weights are the same. */
  static restore(model: MemoryModel, snapshot: LogSnapshot): MemoryLog {
    const log = new MemoryLog(model)
    const isCurrent = sameWeights(snapshot.weights, model.weights)
    log.devices = new DeviceTable([...snapshot.devices])
    for (const [word, state, history] of snapshot.words) {
      log.packed.set(word, history)
      if (!isCurrent) log.put(word, replayWord(model, log.historyOf(word)))
      else if (state) log.put(word, unpackState(word, state))
    }
    return log
  }

  private addTo(word: string, added: readonly MemoryEvent[]): boolean {
    const before = this.historyOf(word)
    const history = inOrder([...before, ...added])
    if (history.length === before.length) return false
    this.histories.set(word, history)
    this.put(word, replayWord(this.model, history))
    return true
  }

  private put(word: string, state: MemoryState | undefined): void {
    this.count(this.current.get(word), -1)
    this.count(state, 1)
    if (state) this.current.set(word, state)
    else this.current.delete(word)
  }

  private count(state: MemoryState | undefined, by: number): void {
    if (!state || state.suspended || state.phase !== 'review') return
    const day = studyDay(state.due)
    this.load.set(day, this.loadOn(day) + by)
  }
}
