import { cut, ok, type Answer } from '../../../tests/builders/scriptedNetwork'
import { fakeStores, through, UID } from '../../../tests/builders/fakeStores'
import { memoryStore } from '@/platform/storage/memoryStore'
import type { KeyValueStore } from '@/platform/storage'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import type { HttpResponse } from '@/platform/request'
import { wordLink } from '@/features/vocabulary/stores/wordLink'
import { LogStorage } from './LogStorage'
import { ReviewLog } from './ReviewLog'

jest.useFakeTimers()

const SEND = `POST /word/v1/users/${UID}/reviews`
const FETCH = `GET /word/v1/users/${UID}/reviews`
const NOW = Date.parse('2026-11-21T02:00:00Z')
const nothing = ok({ events: [], cursor: 0, more: false })

const world = (answers: Record<string, Answer> = {}, storage: KeyValueStore = memoryStore()) => {
  const made = fakeStores({
    loggedIn: true,
    answers: {
      [SEND]: ok({ accepted: 1, duplicated: 0, refused: [], now: NOW }),
      [FETCH]: nothing,
      ...answers,
    },
  })
  let now = NOW
  const full: string[] = []
  const aside: string[] = []
  const ignored: number[] = []
  const open = (device = 'aaaaaaaa') => {
    const log = new ReviewLog({
      link: wordLink(made.stores.call, UID),
      device,
      weights: undefined,
      logStorage: new LogStorage(storage, UID),
      now: () => (now += 1000),
      offset: () => 0,
      onFull: () => void full.push(device),
      setAside: ({ id }) => {
        aside.push(id)
        return true
      },
      onIgnored: (count) => void ignored.push(count),
    })
    log.open()
    return log
  }
  const setBack = (ms: number) => void (now -= ms)
  return { ...made, storage, open, full, aside, ignored, setBack }
}
const answer = (log: ReviewLog, word: string, grade: 1 | 2 | 3 | 4 = 3) =>
  log.append({ kind: 'review', word, grade, source: 'card', proved: true, took: 900, due: NOW + 86_400_000 })
const states = (log: ReviewLog) =>
  [...log.states.values()].sort((one, other) => (one.word < other.word ? -1 : 1))

describe('the log on the device', () => {
  it('says that a full device kept nothing, and sends the answer all the same', async () => {
    const storage: KeyValueStore = { ...memoryStore(), set: () => false }
    const { open, full, network } = world({}, storage)
    const log = open()
    answer(log, 'abandon')
    expect([full, log.unsentCount]).toEqual([['aaaaaaaa'], 1])
    await log.sync()
    const sent = network.requests.filter(({ method }) => method === 'POST')
    expect(JSON.stringify(sent)).toContain('abandon')
    expect(log.unsentCount).toBe(0)
  })

  it('has every answer again after the app was killed', () => {
    const { open } = world()
    const log = open()
    answer(log, 'abandon')
    answer(log, 'zeal', 1)
    expect(states(open())).toEqual(states(log))
  })

  it('undoes several steps, each exactly', () => {
    const { open } = world()
    const log = open()
    answer(log, 'abandon')
    const before = states(log)
    answer(log, 'abandon', 1)
    answer(log, 'zeal')
    log.undo()
    log.undo()
    expect(states(log)).toEqual(before)
    log.undo()
    expect(states(log)).toEqual([])
    expect(log.undo()).toBeUndefined()
  })

  it('keeps what could not be sent and sends it once the network is back', async () => {
    const { open, network } = world({ [SEND]: cut })
    const log = open()
    answer(log, 'abandon')
    expect(await through(log.sync())).toBe(false)
    expect(log.unsentCount).toBe(1)
    network.answers[SEND] = ok({ accepted: 1, duplicated: 0, refused: [], now: NOW })
    expect(await through(log.sync())).toBe(true)
    expect(log.unsentCount).toBe(0)
    expect(states(open())).toEqual(states(log))
  })

  it('takes the answers of other devices in', async () => {
    const other = { kind: 'review', id: 'mh2wq3k0-bbbbbbbb', at: NOW, device: 'bbbbbbbb', word: 'zeal' }
    const event = { ...other, grade: 3, source: 'card', proved: true, took: 5, due: NOW + 9e7 }
    const { open } = world({ [FETCH]: ok({ events: [event], cursor: 1, more: false }) })
    const log = open()
    answer(log, 'abandon')
    await through(log.sync())
    expect(states(log).map(({ word }) => word)).toEqual(['abandon', 'zeal'])
  })

  it('waits on a new device until it knows what other devices did, and then needs no network', async () => {
    const other = { kind: 'review', id: 'mh2wq3k0-bbbbbbbb', at: NOW, device: 'bbbbbbbb', word: 'zeal' }
    const event = { ...other, grade: 3, source: 'card', proved: true, took: 5, due: NOW + 9e7 }
    const { open, network } = world({ [FETCH]: cut })
    await expect(through(open().ready())).rejects.toThrow()
    network.answers[FETCH] = ok({ events: [event], cursor: 1, more: false })
    await through(open().ready())
    network.answers[FETCH] = cut
    const again = open()
    await through(again.ready())
    expect(states(again).map(({ word }) => word)).toEqual(['zeal'])
  })

  it('a learner who has answered nothing yet needs no network either, once the backend has said so', async () => {
    const { open, network } = world({ [FETCH]: ok({ events: [], cursor: 0, more: false }) })
    await through(open().ready())
    network.answers[FETCH] = cut
    await through(open().ready())
  })

  it('an exchange that waited for its answer takes along what was answered meanwhile', async () => {
    let tell = (): void => undefined
    const { open, network } = world({
      [FETCH]: () => new Promise((done) => (tell = () => done(nothing as HttpResponse))),
    })
    const log = open()
    const exchanged = log.sync()
    await jest.advanceTimersByTimeAsync(0)
    answer(log, 'abandon')
    void log.sync()
    tell()
    await through(exchanged)
    expect([log.unsentCount, network.requests.filter(({ method }) => method === 'POST').length]).toEqual([
      0, 1,
    ])
  })

  it('folds many answers into a snapshot, from which it opens the same', async () => {
    const { open, storage } = world()
    const log = open()
    for (let at = 0; at < 80; at++) answer(log, `word${at % 40}`)
    await through(log.sync())
    log.tidy()
    expect(storage.keys().filter((key) => key.startsWith('words:sent')).length).toBe(0)
    const again = open()
    expect(states(again)).toEqual(states(log))
    answer(again, 'word1', 1)
    expect(states(open())).toEqual(states(again))
  })

  it('never makes an id again that an undone answer or its undo has, also once both are folded and the clock was set back', async () => {
    const { open, setBack } = world()
    const log = open()
    const undone = answer(log, 'w1')
    log.undo()
    const made = log.historyOf('w1').map(({ id }) => id)
    expect(await through(log.sync())).toBe(true)
    setBack(60_000)
    const next = open()
    expect(next.states.size).toBe(0)
    const again = answer(next, 'w1', 1)
    expect(made).not.toContain(again.id)
    expect(again.at).toBeGreaterThan(undone.at + 1)
  })

  it('sends what a clock had made in the future again, at its right moment, also when it was killed meanwhile', async () => {
    const { open, network, storage } = world()
    const log = open()
    const early = answer(log, 'abandon')
    const late = answer(log, 'zeal')
    const backendNow = early.at - 86_400_000
    const bodies: MemoryEvent[][] = []
    network.answers[SEND] = (request) => {
      const { events } = JSON.parse(request.body ?? '{}') as { events: MemoryEvent[] }
      bodies.push(events)
      const refused = events.filter(({ at }) => at > backendNow).map(({ id }) => id)
      return ok({ accepted: events.length - refused.length, duplicated: 0, refused, now: backendNow })
    }
    expect(await through(log.sync())).toBe(true)
    expect(bodies.map((events) => events.map(({ word }) => word))).toEqual([
      ['abandon', 'zeal'],
      ['abandon', 'zeal'],
    ])
    expect(bodies[1]?.map(({ at }) => at)).toEqual([backendNow - (late.at - early.at), backendNow])
    expect(log.unsentCount).toBe(0)
    expect(states(open())).toEqual(states(log))
    expect(storage.keys().filter((key) => key.startsWith('words:mending'))).toEqual([])
  })

  it('drops what the backend refuses for good, and reports how much', async () => {
    const { open, network, ignored } = world()
    const log = open()
    const event = answer(log, 'abandon')
    network.answers[SEND] = ok({ accepted: 0, duplicated: 0, refused: [event.id], now: event.at + 1 })
    await through(log.sync())
    expect(states(log)).toEqual([])
    expect(states(open())).toEqual([])
    expect(ignored).toEqual([1])
  })
})
