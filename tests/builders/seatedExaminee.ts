import { refusedWritesOf } from '@/stores/refused/refusedWritesOf'
import type { AttemptKind } from '@/domain/attempt/attemptKinds'
import { fakeNetwork, HttpFailure } from '@/platform/request'
import type { KeyValueStore } from '@/platform/storage'
import { memoryStore } from '@/platform/storage/memoryStore'
import { AttemptRun } from '../../src/features/exercises/attempt/AttemptRun'
import { Attempts } from '../../src/features/exercises/attempt/Attempts'
import { ExamRoom } from './examRoom'
import { fakeStores } from './fakeStores'

/** The point at which a request is lost: before the backend, or on the way back. */
export type Fault = 'before' | 'after'

interface Network {
  isCut: boolean
  /** How many requests there were. */
  asked: number
  /** The fault of a request, by its number. */
  fault: (no: number) => Fault | undefined
}

const opening = { kind: 'exam', paperId: 'sample' } as const

/** Lets time go by under fake timers. */
export const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms)

/** A learner with a device that can be killed, and a backend that can be out of reach. */
export const seatedExaminee = (
  kind: AttemptKind,
  minutes: number | null = null,
  storage: KeyValueStore = memoryStore(),
) => {
  const room = new ExamRoom(kind, minutes)
  const network: Network = { isCut: false, asked: 0, fault: () => undefined }
  let closed = 0
  const said: string[] = []
  const enter = async (own: KeyValueStore = storage, offset = 0) => {
    const { stores } = fakeStores({ loggedIn: true })
    fakeNetwork.answer = async (request) => {
      const fault = network.fault(network.asked++)
      const answer = network.isCut || fault === 'before' ? undefined : await room.answer(request)
      if (!answer || fault === 'after') throw new HttpFailure('offline')
      return answer
    }
    const { call, session } = stores
    const attempts = new Attempts({
      call,
      session,
      clock: { ...stores.clock, offset } as typeof stores.clock,
      ui: { ...stores.ui, say: (text: string) => void said.push(text) } as typeof stores.ui,
      refused: refusedWritesOf(stores),
      storage: own,
      now: () => Date.now() - offset,
    })
    const run = new AttemptRun({
      log: attempts.logOf(attempts.idFor(opening)),
      opening,
      now: () => Date.now() - offset,
      onClosed: () => {
        closed += 1
      },
    })
    const kill = run.start()
    await pass(100)
    return { run, kill, attempts }
  }
  const answersOf = (room_: ExamRoom) =>
    room_.log.flatMap((event) => (event.kind === 'answer' ? [event.question] : []))
  return { room, network, storage, enter, said, closed: () => closed, answered: () => answersOf(room) }
}
