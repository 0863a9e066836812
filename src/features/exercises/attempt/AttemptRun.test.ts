import { pass, seatedExaminee } from '../../../../tests/builders/seatedExaminee'
import { rightAnswers } from '../../../../tests/builders/attemptSamples'
import { memoryStore } from '@/platform/storage/memoryStore'
import type { KeyValueStore } from '@/platform/storage'
import { UID } from '../../../../tests/builders/fakeStores'

const NOW = Date.parse('2026-11-22T02:00:00Z')
const MINUTE = 60_000

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

describe('an exam on the device', () => {
  it('sends what is done in few batches, and hands all of it in', async () => {
    const { room, enter, closed, answered } = seatedExaminee('exam', 30)
    const { run } = await enter()
    for (const question of run.questions) {
      const right = rightAnswers[question.id]
      if (right) run.give(right)
      run.goTo(run.at + 1)
    }
    run.show('handIn')
    expect(run.openPlaces.unanswered).toEqual([])
    await run.handIn()
    expect(answered()).toHaveLength(run.questions.length)
    expect([run.log.isClosed, closed()]).toEqual([true, 1])
    expect(room.log.filter(({ kind }) => kind === 'handIn')).toHaveLength(1)
  })

  it('killed at any moment without a network, it goes on at its question with every answer and draft', async () => {
    const { network, enter, answered } = seatedExaminee('exam', 30)
    const first = await enter()
    network.isCut = true
    first.run.give({ type: 'single', option: 2 })
    first.run.toggleNote()
    first.run.goTo(3)
    first.run.give({ type: 'blank', texts: ['1/2', ''] })
    // Killed: nothing says goodbye, and no timer of it runs any more.
    jest.clearAllTimers()
    const { run } = await enter()
    expect(run.at).toBe(3)
    expect(run.stateOf('q-single')).toMatchObject({ answer: { type: 'single', option: 2 }, isMarked: true })
    expect(run.chosen).toEqual({ type: 'blank', texts: ['1/2', ''] })
    network.isCut = false
    await run.handIn()
    await pass(60_000)
    expect(answered().sort()).toEqual(['q-blank', 'q-single'])
  })

  it('a text is an answer when it is left, and an emptied one takes the answer back', async () => {
    const { enter } = seatedExaminee('exam', 30)
    const { run } = await enter()
    run.goTo(3)
    run.give({ type: 'blank', texts: ['收', ''] })
    expect(run.stateOf('q-blank').answer).toBeNull()
    await pass(3000)
    expect(run.stateOf('q-blank').answer).toEqual({ type: 'blank', texts: ['收', ''] })
    run.give({ type: 'blank', texts: ['', ''] })
    run.goTo(0)
    expect(run.stateOf('q-blank').answer).toBeNull()
  })

  it('at the end of the time the backend hands in, and what stood there a moment before counts', async () => {
    const { enter, closed, answered, room } = seatedExaminee('exam', 30)
    const { run } = await enter()
    run.goTo(3)
    await pass(30 * MINUTE - 1000)
    run.give({ type: 'blank', texts: ['1/2', '收敛'] })
    await pass(900)
    void run.timeOver()
    await pass(1)
    expect(run.mayAnswer).toBe(false)
    await pass(20_000)
    expect([answered(), closed(), run.log.attempt?.endedBy]).toEqual([['q-blank'], 1, 'expire'])
    expect(room.log.some(({ kind }) => kind === 'handIn')).toBe(false)
  })

  it('without a network at its end it waits, and closes when the network is back', async () => {
    const { enter, network, closed } = seatedExaminee('exam', 30)
    const { run } = await enter()
    network.isCut = true
    run.give({ type: 'single', option: 2 })
    await run.handIn()
    expect([run.isWaiting, closed()]).toEqual([true, 0])
    network.isCut = false
    await pass(60_000)
    expect([run.isWaiting, closed()]).toEqual([false, 1])
  })

  it('closes when another page of its device has handed it in', async () => {
    const { enter, network } = seatedExaminee('exam', 30)
    const one = await enter()
    const two = await enter()
    network.isCut = true
    await one.run.handIn()
    network.isCut = false
    two.attempts.sendAll()
    await pass()
    one.attempts.sendAll()
    await pass(100)
    expect([one.run.log.isClosed, one.run.isWaiting]).toEqual([true, false])
  })

  it('a clock that is a day behind makes no difference', async () => {
    const { enter, answered } = seatedExaminee('exam', 30)
    const { run } = await enter(memoryStore(), 86_400_000)
    run.give({ type: 'single', option: 2 })
    await run.handIn()
    expect(answered()).toEqual(['q-single'])
  })

  it('two devices meet in one attempt: both are told, the later answer stands', async () => {
    const { enter, storage } = seatedExaminee('exam', 30)
    const one = await enter()
    const other = memoryStore()
    for (const key of storage.keys())
      if (key.startsWith('exercise:place')) other.set(key, storage.get(key) ?? '')
    one.run.give({ type: 'single', option: 1 })
    await pass(10_000)
    const two = await enter(other)
    expect(two.run.chosen).toEqual({ type: 'single', option: 1 })
    two.run.give({ type: 'single', option: 3 })
    await pass(10_000)
    one.run.toggleNote()
    await pass(10_000)
    expect(one.run.log.isElsewhere).toBe(true)
    expect(one.run.chosen).toEqual({ type: 'single', option: 3 })
  })

  it('a full device says so and loses nothing as long as the app is open', async () => {
    let isFull = false
    const memory = memoryStore()
    const storage: KeyValueStore = { ...memory, set: (key, value) => !isFull && memory.set(key, value) }
    const { enter, said, answered } = seatedExaminee('exam', 30, storage)
    const { run } = await enter()
    isFull = true
    run.give({ type: 'single', option: 2 })
    await pass(1000)
    expect(said[0]).toContain('手机存储已满')
    expect(answered()).toEqual(['q-single'])
  })
})

describe('a practice on the device', () => {
  it('tells the key after an answer, keeps it, and lets nobody answer again', async () => {
    const { enter } = seatedExaminee('practice')
    const { run } = await enter()
    run.give({ type: 'single', option: 0 })
    await pass(100)
    expect(run.told).toMatchObject({ outcome: 'wrong', key: { type: 'single', option: 2 } })
    run.give({ type: 'single', option: 2 })
    expect(run.chosen).toEqual({ type: 'single', option: 0 })
    const again = await enter()
    expect(again.run.told?.outcome).toBe('wrong')
  })

  it('shows a choice before its request is made, and a page that is left makes it at once', async () => {
    const { enter, network } = seatedExaminee('practice')
    const { run } = await enter()
    const before = network.asked
    run.give({ type: 'single', option: 0 })
    await pass(0)
    expect([run.mayAnswer, network.asked - before]).toEqual([false, 0])
    await pass(50)
    expect([run.told?.outcome, network.asked - before]).toEqual(['wrong', 1])
    run.goTo(2)
    run.give({ type: 'judgement', truth: true })
    run.leave()
    await pass(0)
    expect(network.asked - before).toBe(2)
  })

  it('killed between a choice and its request, it sends the choice when it is opened again', async () => {
    const { enter, answered } = seatedExaminee('practice')
    const { run } = await enter()
    run.give({ type: 'single', option: 0 })
    // Simulate a kill: no unload event, and no timer runs any more.
    jest.clearAllTimers()
    expect(answered()).toEqual([])
    const again = await enter()
    expect([answered(), again.run.told?.outcome]).toEqual([['q-single'], 'wrong'])
  })

  it('an answer does not wait for the pause after a failed try', async () => {
    const { enter, network } = seatedExaminee('practice')
    const { run } = await enter()
    network.isCut = true
    run.give({ type: 'single', option: 0 })
    await pass(15_000)
    network.isCut = false
    run.goTo(2)
    run.give({ type: 'judgement', truth: true })
    await pass(100)
    expect([run.log.unsentCount, run.told?.outcome]).toEqual([0, 'right'])
  })

  it('takes several choices by a button only', async () => {
    const { enter, answered } = seatedExaminee('practice')
    const { run } = await enter()
    run.goTo(1)
    run.give({ type: 'multiple', options: [0] })
    run.give({ type: 'multiple', options: [0, 2] })
    await pass(100)
    expect([run.hasDraft, answered()]).toEqual([true, []])
    run.commit()
    await pass(100)
    expect([run.hasDraft, run.told?.outcome]).toEqual([false, 'part'])
  })

  it('goes on without a network; the keys come when it is back, and nothing is sent twice', async () => {
    const { enter, network, room } = seatedExaminee('practice')
    const { run } = await enter()
    network.isCut = true
    run.give({ type: 'single', option: 2 })
    await pass(100)
    expect([run.told, run.log.isCutOff, run.log.unsentCount]).toEqual([undefined, true, 1])
    run.goTo(2)
    run.give({ type: 'judgement', truth: true })
    network.isCut = false
    await pass(60_000)
    expect(run.told?.outcome).toBe('right')
    const ids = room.log.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(run.log.unsentCount).toBe(0)
  })

  it('what was left behind is sent when another page of the area opens', async () => {
    const { enter, network, answered } = seatedExaminee('practice')
    const first = await enter()
    network.isCut = true
    first.run.give({ type: 'single', option: 2 })
    first.kill()
    await pass(100)
    network.isCut = false
    const { attempts } = await enter(first.attempts && memoryStore())
    attempts.sendAll()
    expect(answered()).toEqual([])
    first.attempts.sendAll()
    await pass(100)
    expect(answered()).toEqual(['q-single'])
  })
})

it('keys of attempts do not pile up on the device', async () => {
  const { enter, storage } = seatedExaminee('practice')
  const { attempts, run } = await enter()
  run.give({ type: 'single', option: 2 })
  await pass(100)
  await run.handIn()
  await pass(100)
  attempts.leave(run.log.attemptId)
  attempts.forget(run.log.attemptId)
  expect(storage.keys().filter((key) => key.includes(`:${UID}:`))).toEqual([])
})
