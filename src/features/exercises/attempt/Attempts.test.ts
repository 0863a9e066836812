import type { Attempt } from '@/contracts/exercise/attempts'
import { VISIT_MS } from '@/domain/attempt/diagnosticTests'
import { memoryStore } from '@/platform/storage/memoryStore'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { bodyOf, cut, ok, refused, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { Attempts } from './Attempts'
import { AttemptStorage, storedAttemptIds } from './AttemptStorage'

const DEVICE_TIME = Date.UTC(2026, 5, 1)
const VISIT = 'visit-0001'
const OPEN = `PUT /exercise/v1/users/${UID}/attempts/${VISIT}`
const answered = {
  kind: 'answer',
  id: 'event-001',
  at: 1,
  question: 'q1',
  answer: { type: 'single', option: 0 },
  took: 1,
} as const

interface Given {
  readonly offset?: number
  readonly age?: number
  readonly isAnswered?: boolean
  readonly answer?: Answer
}

/** A guest's test on a device whose clock is `offset` behind the backend's. */
const world = ({ offset = 0, age = 0, isAnswered = true, answer = cut }: Given) => {
  const storage = memoryStore()
  const startedAt = DEVICE_TIME + offset - age
  const visit: Attempt = {
    attemptId: VISIT,
    kind: 'diagnosis',
    title: '水平测试',
    subject: '101',
    paperId: null,
    test: 'strength',
    subjects: ['101'],
    startedAt,
    endsAt: null,
    endedAt: null,
    endedBy: null,
    now: startedAt,
    isPaused: false,
    spent: 0,
    questions: [],
    answers: [],
    isMeasured: false,
  }
  const guest = new AttemptStorage(storage, 'visitor', VISIT)
  guest.attempt.write(visit)
  guest.enlist()
  if (isAnswered) guest.events.append(answered)
  storage.set('exercise:place:visitor:diagnosis:strength:101', JSON.stringify(VISIT))
  const attemptsOf = (loggedIn: boolean) => {
    const { stores, network } = fakeStores({ loggedIn, answers: { [OPEN]: answer } })
    const said: string[] = []
    const attempts = new Attempts({
      call: stores.call,
      session: stores.session,
      clock: { ...stores.clock, offset } as typeof stores.clock,
      ui: { ...stores.ui, say: (text: string) => void said.push(text) } as typeof stores.ui,
      refused: { setAside: () => true },
      storage,
      now: () => DEVICE_TIME,
    })
    return { attempts, said, network }
  }
  return { attemptsOf, kept: () => storedAttemptIds(storage, 'visitor') }
}

const YEAR = 365 * 86_400_000

describe.each([YEAR, 0, -YEAR])('a guest’s test on a device whose clock is %d ms wrong', (offset) => {
  it('is offered to the guest and to the login while it is young', async () => {
    const { attemptsOf, kept } = world({ offset, age: VISIT_MS - 60_000 })
    expect(attemptsOf(false).attempts.begunDiagnosis('strength')?.subjects).toEqual(['101'])
    const { attempts, network, said } = attemptsOf(true)
    await attempts.takeOver()
    expect(network.sent(OPEN).length).toBeGreaterThan(0)
    // The network is away: the test stays for the next try.
    expect([kept(), said]).toEqual([[VISIT], []])
  })

  it('is dropped once it is old, and the learner reads that', async () => {
    const { attemptsOf, kept } = world({ offset, age: VISIT_MS + 60_000 })
    expect(attemptsOf(false).attempts.begunDiagnosis('strength')).toBeUndefined()
    const { attempts, network, said } = attemptsOf(true)
    await attempts.takeOver()
    expect([network.sent(OPEN), kept()]).toEqual([[], []])
    expect(said).toEqual(['登录前的测试已超过 3 天，没有转入账号，可以重新测试'])
  })
})

it('says why the backend refuses a guest’s test, unless nothing was answered', async () => {
  const answer = refused(400, 'Y400', '请求参数有误')
  const one = world({ answer })
  const first = one.attemptsOf(true)
  await first.attempts.takeOver()
  expect([first.said, one.kept()]).toEqual([['登录前的测试没有转入账号：请求参数有误'], []])
  const empty = world({ answer, isAnswered: false }).attemptsOf(true)
  await empty.attempts.takeOver()
  expect(empty.said).toEqual([])
})

it('tells the learner of answers that the backend ignores, and keeps own writing', async () => {
  const storage = memoryStore()
  const events = `POST /exercise/v1/users/${UID}/attempts/${VISIT}/events`
  const { stores, network } = fakeStores({ loggedIn: true })
  const said: string[] = []
  const kept: string[] = []
  const attempts = new Attempts({
    call: stores.call,
    session: stores.session,
    clock: stores.clock,
    ui: { ...stores.ui, say: (text: string) => void said.push(text) } as typeof stores.ui,
    refused: {
      setAside: ({ text, reason }) => {
        kept.push(`${text} ${reason}`)
        return true
      },
    },
    storage,
    now: () => DEVICE_TIME,
  })
  const log = attempts.logOf(VISIT)
  log.append({ kind: 'open' })
  log.append({ kind: 'answer', question: 'q1', answer: { type: 'single', option: 0 }, took: 1 })
  const pictures: string[] = []
  log.append({
    kind: 'answer',
    question: 'q2',
    answer: { type: 'writing', text: '我的作文', pictures },
    took: 1,
  })
  network.answers[events] = (request) => {
    const batch = bodyOf(request) as { events: { id: string }[] }
    return ok({
      accepted: 0,
      duplicated: 0,
      refused: batch.events.map(({ id }) => id),
      now: DEVICE_TIME,
      endsAt: null,
      endedAt: null,
      isElsewhere: false,
      feedback: [],
      hasMore: false,
    })
  }
  await log.sync()
  log.rest()
  expect(network.sent(events)).toHaveLength(1)
  expect(said).toEqual(['有 2 处作答没有计入：已超过作答时间，或这题已经不能再改'])
  expect(kept).toEqual(['我的作文 已超过作答时间，或这题已经不能再改'])
})
