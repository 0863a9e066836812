import { ApiError } from '@/api'
import type { SentEvent } from '@/contracts/exercise/attemptEvents'
import { memoryStore } from '@/platform/storage/memoryStore'
import { RefusedWrites } from '@/stores/refused/RefusedWrites'
import { mortalStore } from '../../../../tests/builders/fakeOutbox'
import type { AttemptApi } from './AttemptApi'
import { AttemptLog } from './AttemptLog'
import { AttemptStorage } from './AttemptStorage'
import { textOfEvent } from './textOfEvent'

const refusal = (status: number) =>
  new ApiError('exercise.sendAttemptEvents', { kind: 'rejected', status, code: 'Y', msg: '请求参数有误' })

/** A backend that refuses every batch with a bad text, and notes what it took. */
const room = () => {
  const taken = new Set<string>()
  let before: ApiError | undefined
  const send: AttemptApi['send'] = async ({ events }) => {
    await Promise.resolve()
    const fault = before
    before = undefined
    if (fault) throw fault
    if (events.some((event) => textOfEvent(event as SentEvent).includes('bad'))) throw refusal(400)
    for (const { id } of events) taken.add(id)
    return {
      accepted: 1,
      duplicated: 0,
      refused: [],
      now: 1,
      endsAt: null,
      endedAt: null,
      isElsewhere: false,
      feedback: [],
      hasMore: false,
    }
  }
  const api: AttemptApi = {
    open: () => Promise.reject(refusal(404)),
    read: () => Promise.reject(refusal(404)),
    send,
  }
  return { api, taken, failOnce: (error: ApiError) => void (before = error) }
}

const start = (storage: ReturnType<typeof memoryStore>, api: AttemptApi) => {
  const said: string[] = []
  const attemptStorage = new AttemptStorage(storage, '7', 'attempt')
  const refused = new RefusedWrites({
    storage,
    uid: () => '7',
    now: () => 1,
    say: (text) => void said.push(text),
  })
  const log = new AttemptLog({
    api,
    attemptStorage,
    device: 'aaaaaaaa',
    now: () => 1,
    offset: () => 0,
    onFull: () => undefined,
    setAside: (event, { msg: reason }) =>
      refused.setAside({
        id: event.id,
        owner: '7',
        kind: 'answer',
        text: textOfEvent(event),
        reason,
        key: attemptStorage.events.keyOf(event),
        value: JSON.stringify(event),
      }),
    onIgnored: (answers) =>
      answers.filter(
        (event) =>
          !refused.setAside({
            id: event.id,
            owner: '7',
            kind: 'answer',
            text: textOfEvent(event),
            reason: 'late',
            key: attemptStorage.events.keyOf(event),
            value: JSON.stringify(event),
          }),
      ),
  })
  return { log, refused, said, attemptStorage }
}

const write = (log: AttemptLog, text: string) =>
  log.append({ kind: 'answer', question: 'q', took: 1, answer: { type: 'writing', text, pictures: [] } })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('one refused answer among sixty holds up no other, and the learner reads which one', async () => {
  const storage = memoryStore()
  const { api, taken } = room()
  const { log, refused, said } = start(storage, api)
  for (let no = 0; no < 60; no++) write(log, no === 41 ? 'bad answer' : `answer ${no}`)
  expect(await log.sync()).toBe(true)
  expect([taken.size, log.unsentCount, log.refusedCount, log.isCutOff]).toEqual([59, 0, 1, false])
  expect(said).toEqual(['这一处没有存上：作答“bad answer”'])
  expect(refused.list).toMatchObject([{ text: 'bad answer', reason: '请求参数有误' }])
})

it.each([401, 408, 409, 429, 500, 503])(
  'a %d in the middle sets nothing aside and is retried',
  async (status) => {
    const storage = memoryStore()
    const { api, taken, failOnce } = room()
    const { log, refused } = start(storage, api)
    for (const text of ['one', 'bad', 'two']) write(log, text)
    failOnce(refusal(status))
    expect(await log.sync()).toBe(false)
    expect([taken.size, refused.list, log.refusal]).toEqual([0, [], ''])
    await jest.advanceTimersByTimeAsync(60_000)
    expect([taken.size, refused.list.length, log.unsentCount]).toEqual([2, 1, 0])
  },
)

it('loses nothing when the phone dies between any two steps of setting aside', async () => {
  for (let changes = 3; changes < 20; changes++) {
    const disk = memoryStore()
    const { api, taken } = room()
    const first = start(mortalStore(disk, changes), api)
    for (const text of ['one', 'bad', 'two']) write(first.log, text)
    await first.log.sync()
    const { log, refused, attemptStorage } = start(disk, api)
    await log.sync()
    expect([taken.size, refused.list.map(({ text }) => text), attemptStorage.events.unsent()]).toEqual([
      2,
      ['bad'],
      [],
    ])
  }
})

it('a refused answer that is resent goes out with the next exchange', async () => {
  const storage = memoryStore()
  const { api, taken } = room()
  const { log, refused } = start(storage, api)
  write(log, 'bad')
  await log.sync()
  const mended = {
    ...api,
    send: async (batch: Parameters<AttemptApi['send']>[0]) => {
      for (const { id } of batch.events) taken.add(id)
      return {
        accepted: 1,
        duplicated: 0,
        refused: [],
        now: 1,
        endsAt: null,
        endedAt: null,
        isElsewhere: false,
        feedback: [],
        hasMore: false,
      }
    },
  }
  for (const entry of refused.list) refused.resend(entry)
  await start(storage, mended).log.sync()
  expect([taken.size, refused.list]).toEqual([1, []])
})

it('a full device skips the refused answer and keeps it where it lies', async () => {
  const disk = memoryStore()
  const full = {
    ...disk,
    set: (key: string, value: string) => !key.startsWith('refused:') && disk.set(key, value),
  }
  const { api, taken } = room()
  const { log, refused } = start(full, api)
  for (const text of ['one', 'bad', 'two']) write(log, text)
  expect(await log.sync()).toBe(true)
  expect([taken.size, refused.list.length]).toEqual([2, 1])
  expect(disk.keys().filter((key) => key.includes(':unsent:'))).toHaveLength(1)
})

it('a full device keeps an ignored answer where it lies, and moves it to quarantine once there is room', async () => {
  const disk = memoryStore()
  let isFull = true
  const full = {
    ...disk,
    set: (key: string, value: string) => !(isFull && key.startsWith('refused:')) && disk.set(key, value),
  }
  const { api } = room()
  const ignoring: AttemptApi = {
    ...api,
    send: async (batch) => ({ ...(await api.send(batch)), refused: batch.events.map(({ id }) => id) }),
    read: () =>
      Promise.resolve({ questions: [], answers: [], endedAt: null, endsAt: null } as unknown as Awaited<
        ReturnType<AttemptApi['read']>
      >),
  }
  const first = start(full, ignoring)
  write(first.log, 'an essay')
  await first.log.sync()
  const places = () => disk.keys().filter((key) => key.includes(':unsent:')).length
  expect([first.log.unsentCount, places()]).toEqual([0, 1])
  isFull = false
  const { log, refused } = start(full, ignoring)
  await log.sync()
  expect([refused.list.map(({ text }) => text), places()]).toEqual([['an essay'], 0])
})
