import fc from 'fast-check'
import { ApiError, type CallApi } from '@/api'
import { bookWords } from '@/contracts/word/books'
import { reviews } from '@/contracts/word/reviews'
import { MemoryModel } from '@/domain/memory/MemoryModel'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { MemoryLog } from '@/domain/memory/MemoryLog'
import { wordLink } from '@/features/vocabulary/stores/wordLink'
import { LogStorage } from '@/stores/memory/LogStorage'
import { ReviewLog } from '@/stores/memory/ReviewLog'
import { memoryStore } from '@/platform/storage/memoryStore'
import type { Parts } from '../harness/addressOf'
import { type Backend, startBackend } from '../harness/startBackend'

const DAY = 86_400_000
const WORDS = 5
const RUNS = Number(process.env['CLOCK_RUNS'] ?? 25)

let backend: Backend
let users = 0
let words: readonly string[] = []
beforeAll(async () => {
  backend = await startBackend()
  const parts = { params: { bookId: 'kaoyan' }, query: { size: WORDS } }
  words = (await backend.ask(bookWords, parts)).words.map(({ id }) => id)
})
afterAll(() => backend.stop())

type Step =
  | { readonly kind: 'answer'; readonly device: number; readonly word: number; readonly grade: 1 | 3 }
  | { readonly kind: 'undo' | 'sync' | 'kill' | 'cut' | 'restore'; readonly device: number }
  | { readonly kind: 'jump'; readonly device: number; readonly days: number }

const device = fc.integer({ min: 0, max: 1 })
const stepOf = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      device,
      word: fc.integer({ min: 0, max: WORDS - 1 }),
      grade: fc.constantFrom(1 as const, 3 as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'undo' as const,
        'sync' as const,
        'kill' as const,
        'cut' as const,
        'restore' as const,
      ),
      device,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('jump' as const), device, days: fc.constantFrom(-1, 0, 1) }),
  },
)

const offline = new ApiError('test', { kind: 'offline', status: 0, code: '', msg: '' })

/** A phone with the real log on it: its clock is off by whole days, its network comes and goes, it may be killed. */
class Phone {
  private readonly storage = memoryStore()
  private offset = 0
  private isCut = false
  private days = 0
  log: ReviewLog

  constructor(
    private readonly name: string,
    private readonly me: { readonly uid: string; readonly token: string },
  ) {
    this.log = this.start()
  }

  /** Starts the app anew: the learned clock offset is lost. */
  start(): ReviewLog {
    this.offset = 0
    const log = new ReviewLog({
      link: wordLink(this.call, this.me.uid),
      device: this.name,
      weights: undefined,
      logStorage: new LogStorage(this.storage, this.me.uid),
      now: () => this.clock() + this.offset,
      offset: () => this.offset,
      onFull: () => undefined,
      setAside: () => true,
      onIgnored: () => undefined,
    })
    log.open()
    return log
  }

  private readonly call = (async (contract, input) => {
    if (this.isCut) throw offline
    const answer = await backend.ask(contract, input as typeof input & Parts, this.me.token)
    this.offset = backend.time.now - this.clock()
    return answer
  }) as CallApi

  private clock(): number {
    return backend.time.now + this.days * DAY
  }

  async take(step: Step): Promise<void> {
    if (step.kind === 'kill') this.log = this.start()
    if (step.kind === 'jump') this.days = step.days
    if (step.kind === 'cut') this.isCut = true
    if (step.kind === 'restore') this.isCut = false
    if (step.kind === 'undo') this.log.undo()
    if (step.kind === 'sync') await this.log.sync()
  }

  answer(word: string, grade: 1 | 3, serial: number): MemoryEvent {
    const due = this.clock() + this.offset + DAY
    return this.log.append({ kind: 'review', word, grade, source: 'card', proved: true, took: serial, due })
  }
}

const plain = (states: ReadonlyMap<string, unknown>) => [...states.entries()].sort()

/** Answers by their serial number, and how many of them were taken back. */
const tell = async (steps: readonly Step[]) => {
  const me = await backend.login(`139${String(10_000_000 + (users += 1))}`)
  const phones = [new Phone('aaaaaaaa', me), new Phone('bbbbbbbb', me)]
  let serial = 0
  for (const step of steps) {
    backend.time.now += 7000
    const phone = phones[step.device]
    if (step.kind === 'answer') phone?.answer(words[step.word] ?? '', step.grade, (serial += 1))
    else await phone?.take(step)
  }
  for (let round = 0; round < 2; round += 1) {
    for (const phone of phones) {
      await phone.take({ kind: 'restore', device: 0 })
      expect(await phone.log.sync()).toBe(true)
    }
  }
  const query = { after: 0, size: 2000 }
  const { events } = await backend.ask(reviews, { params: { uid: me.uid }, query }, me.token)
  return { serial, events, phones }
}

test('whatever the clocks say, no answer is lost and all devices agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepOf, { minLength: 4, maxLength: 40 }), async (steps) => {
      const { serial, events, phones } = await tell(steps)
      const kept = events.flatMap((event) => (event.kind === 'review' ? [event.took] : []))
      expect([...kept].sort((one, other) => one - other)).toEqual(
        Array.from({ length: serial }, (_unused, at) => at + 1),
      )
      expect(Math.max(0, ...events.map(({ at }) => at))).toBeLessThanOrEqual(backend.time.now + 10 * 60_000)
      const whole = new MemoryLog(new MemoryModel())
      whole.add(events)
      for (const phone of phones) {
        expect(plain(phone.log.states)).toEqual(plain(whole.states))
        expect(plain(phone.start().states)).toEqual(plain(whole.states))
      }
    }),
    { numRuns: RUNS, seed: 20261122 },
  )
})
