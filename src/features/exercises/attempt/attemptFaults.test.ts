import { memoryStore } from '@/platform/storage/memoryStore'
import { rightAnswers } from '../../../../tests/builders/attemptSamples'
import { type Fault, pass, seatedExaminee } from '../../../../tests/builders/seatedExaminee'

type Seat = ReturnType<typeof seatedExaminee>
type Run = Awaited<ReturnType<Seat['enter']>>['run']

const MINUTE = 60_000

/** All that a learner does in an exam, each so long after the one before that what is done is sent. */
const steps: readonly ((run: Run) => void)[] = [
  (run) => run.give({ type: 'single', option: 1 }),
  (run) => run.toggleNote(),
  (run) => run.give(rightAnswers['q-single'] ?? { type: 'single', option: 0 }),
  (run) => run.goTo(1),
  (run) => run.give({ type: 'multiple', options: [0, 2] }),
  (run) => run.goTo(3),
  (run) => run.give({ type: 'blank', texts: ['1/2', '收敛'] }),
  (run) => run.goTo(2),
  (run) => run.give({ type: 'judgement', truth: true }),
  (run) => void run.handIn(),
]

/** The backend's final state: last answer of each question, and the number of endings. */
const standing = ({ room }: Seat) => {
  const events = [...room.log]
  const ids = events.map(({ id }) => id)
  const answers = new Map(
    events
      .flatMap((event) => (event.kind === 'answer' ? [event] : []))
      .sort((one, other) => one.at - other.at)
      .map(({ question, answer }) => [question, answer]),
  )
  return {
    answers: Object.fromEntries([...answers].sort(([one], [other]) => one.localeCompare(other))),
    ends: events.filter(({ kind }) => kind === 'handIn').length,
    doubled: ids.length - new Set(ids).size,
  }
}

/** Opens the page; where the questions did not come, once more. */
const enter = async (seat: Seat): Promise<Run> => {
  const { run, kill } = await seat.enter()
  if (run.questions.length > 0) return run
  kill()
  return enter(seat)
}

/** The page's state of each question. */
const shown = (run: Run) =>
  run.questions.map(({ id }) => [id, run.stateOf(id).answer, run.stateOf(id).isMarked] as const)

/**
 * Sits the exam; before each step for which `isKilled` is true the page is killed and opened again. Returns the screens
 * before and after.
 */
const sit = async (seat: Seat, isKilled: (at: number) => boolean = () => false) => {
  const kills: { readonly before: ReturnType<typeof shown>; readonly after: ReturnType<typeof shown> }[] = []
  let run = await enter(seat)
  for (const [at, step] of steps.entries()) {
    if (isKilled(at)) {
      const before = shown(run)
      // Simulate a kill: no unload event, and no timer runs any more.
      jest.clearAllTimers()
      run = await enter(seat)
      kills.push({ before, after: shown(run) })
    }
    step(run)
    await pass(10_000)
  }
  await pass(10 * MINUTE)
  return kills
}

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-22T02:00:00Z') }))
afterEach(() => jest.useRealTimers())

const undisturbed = async () => {
  const seat = seatedExaminee('exam', 180)
  await sit(seat)
  return { seat, wanted: standing(seat) }
}

test.each<Fault>(['before', 'after'])(
  'an exam whose network is cut %s any one of its requests ends as one without a fault',
  async (fault) => {
    const { seat, wanted } = await undisturbed()
    expect(wanted).toMatchObject({ ends: 1, doubled: 0 })
    expect(Object.keys(wanted.answers)).toHaveLength(4)
    for (let no = 0; no < seat.network.asked; no++) {
      const disturbed = seatedExaminee('exam', 180)
      disturbed.network.fault = (asked) => (asked === no ? fault : undefined)
      await sit(disturbed)
      expect([no, standing(disturbed), disturbed.closed()]).toEqual([no, wanted, 1])
    }
  },
)

test('an exam whose page is killed before any one of its steps ends as one without a kill', async () => {
  const { wanted } = await undisturbed()
  for (const killedAt of steps.keys()) {
    const killed = seatedExaminee('exam', 180)
    await sit(killed, (at) => at === killedAt)
    expect([killedAt, standing(killed)]).toEqual([killedAt, wanted])
  }
})

/** A device that takes what it is asked to keep as long as `isTaken` says so of the number of the write. */
const fillingDevice = (isTaken: (no: number) => boolean) => {
  const memory = memoryStore()
  const written = { count: 0, keys: [] as string[] }
  const set = (key: string, value: string): boolean => {
    written.keys.push(key)
    return isTaken(written.count++) && memory.set(key, value)
  }
  return { storage: { ...memory, set }, written }
}

test.each([
  ['refuses any one of its writes', (at: number) => (no: number) => no !== at],
  ['is full from any one of its writes on', (at: number) => (no: number) => no < at],
])('an exam on a device that %s ends as one without a fault', async (_, fault) => {
  const { wanted } = await undisturbed()
  const whole = fillingDevice(() => true)
  await sit(seatedExaminee('exam', 180, whole.storage))
  expect(whole.written.count).toBeGreaterThan(20)
  for (let at = 0; at < whole.written.count; at += 1) {
    const seat = seatedExaminee('exam', 180, fillingDevice(fault(at)).storage)
    await sit(seat)
    expect([at, standing(seat), seat.closed()]).toEqual([at, wanted, 1])
  }
})

test('an event that a device refused to keep is back when its page is killed before the next step', async () => {
  const { wanted } = await undisturbed()
  const whole = fillingDevice(() => true)
  await sit(seatedExaminee('exam', 180, whole.storage))
  let kills = 0
  for (const [no, key] of whole.written.keys.entries()) {
    if (!key.startsWith('exercise:unsent:')) continue
    const { storage, written } = fillingDevice((at) => at !== no)
    const seat = seatedExaminee('exam', 180, storage)
    let isKilled = false
    const back = await sit(seat, () => {
      const isNow = written.count > no && !isKilled
      isKilled ||= isNow
      return isNow
    })
    kills += back.length
    for (const { before, after } of back) expect([no, after]).toEqual([no, before])
    expect([no, standing(seat)]).toEqual([no, wanted])
  }
  // All events but the last, behind which there is no step.
  expect(kills).toBe(whole.written.keys.filter((key) => key.startsWith('exercise:unsent:')).length - 1)
})

test('an exam of which every second request is lost, on either way, and whose page is killed, ends the same', async () => {
  const { wanted } = await undisturbed()
  const seat = seatedExaminee('exam', 180)
  seat.network.fault = (asked) => (asked % 2 === 0 ? undefined : asked % 4 === 1 ? 'before' : 'after')
  await sit(seat, (at) => at === 5)
  expect(standing(seat)).toEqual(wanted)
})
