import { mistakes } from '@/contracts/exercise/mistakes'
import { eventId } from '@/domain/memory/eventIds'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { type BookOwner, examIds, paperId, freshOwners } from '../harness/bookOwner'
import { rightTo, wrongTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

const DAY = 86_400_000
const MINUTE = 60_000
const [examFirst = '', examSecond = ''] = examIds

let backend: Backend
let owner: BookOwner
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const freshOwner = freshOwners(() => backend)
beforeEach(async () => {
  owner = await freshOwner()
})

describe('what is filed', () => {
  test('wrong, guessed and slow answers of a practice at once; right ones and what was not answered never', async () => {
    const { practice, ids } = await owner.practised(5)
    const [wrong = '', guessed = '', slow = '', right = ''] = ids
    // Look time is limited by the time that the practice is open.
    backend.time.now += 300_000
    await practice.send([
      practice.answer(wrong, wrongTo(wrong)),
      practice.event({ kind: 'guess', question: guessed, on: true }),
      practice.answer(guessed, rightTo(guessed)),
      { ...practice.answer(slow, rightTo(slow)), took: 200_000 },
      practice.answer(right, rightTo(right)),
    ])
    const { list } = await backend.ask(mistakes, { params: owner.params, query: {} }, owner.me.token)
    expect(new Map(list.map(({ questionId, reason }) => [questionId, reason]))).toEqual(
      new Map([
        [wrong, 'wrong'],
        [guessed, 'guessed'],
        [slow, 'slow'],
      ]),
    )
    await practice.send([practice.handIn()])
    await practice.report()
    backend.time.now += 5 * MINUTE
    await backend.runChores()
    expect((await owner.pull()).length).toBe(3)
    expect((await owner.card(wrong)).times).toBe(1)
  })

  test('of an exam only when its keys are told, or nothing can be added any more', async () => {
    const sat = await owner.begin({ kind: 'exam', paperId })
    await sat.send([sat.answer(examFirst, wrongTo(examFirst))])
    backend.time.now += MINUTE
    await sat.send([sat.handIn()])
    await backend.runChores()
    expect(await owner.summary()).toMatchObject({ open: 0 })
    // Late events of another device from before the end still count.
    await sat.send([
      sat.answer(examFirst, rightTo(examFirst), 30_000),
      sat.answer(examSecond, wrongTo(examSecond), 20_000),
    ])
    backend.time.now += 3 * MINUTE
    await backend.runChores()
    expect(await owner.inState('open')).toEqual([examSecond])
    await sat.report()
    await backend.runChores()
    expect((await owner.card(examSecond)).times).toBe(1)
  })

  test('also by two processes at once, each attempt once', async () => {
    const beside = await backend.beside()
    const sat = await owner.begin({ kind: 'exam', paperId })
    await sat.send([sat.answer(examFirst, wrongTo(examFirst)), sat.handIn()])
    backend.time.now += 3 * MINUTE
    await Promise.all([backend.runChores(), beside.backend.runChores()])
    await Promise.all([backend.runChores(), sat.report()])
    await beside.stop()
    expect(await owner.pull()).toHaveLength(1)
    expect((await owner.card(examFirst)).times).toBe(1)
  })

  test('a question that is missed again is one card with two answers', async () => {
    await owner.missInExam(examFirst)
    backend.time.now += DAY
    await owner.missInExam(examFirst)
    const found = await owner.card(examFirst)
    expect([found.times, found.answers.length, (await owner.summary()).open]).toEqual([2, 2, 1])
  })
})

describe('the memory of a question', () => {
  test('it comes back on the next day, is mastered after three right days over two weeks, and comes back when it is missed again', async () => {
    const id = await owner.missOne()
    expect(await owner.inState('due')).toEqual([])
    expect([await owner.due(), (await owner.due(1)).map(({ questionId }) => questionId)]).toEqual([[], [id]])
    backend.time.now += DAY
    expect((await owner.due()).map(({ questionId }) => questionId)).toEqual([id])
    await owner.solve(id, 3)
    expect(await owner.summary()).toMatchObject({ open: 1, due: 0, mastered: 0 })
    backend.time.now += MINUTE
    await owner.solve(id, 3)
    expect((await owner.card(id)).isMastered).toBe(false)
    for (const days of [2, 14]) {
      expect(await owner.inState('mastered')).toEqual([])
      backend.time.now += days * DAY
      await owner.solve(id, 3)
    }
    expect([await owner.inState('mastered'), await owner.inState('open')]).toEqual([[id], []])
    backend.time.now += DAY
    await owner.solve(id, 1)
    expect([await owner.inState('mastered'), await owner.inState('open')]).toEqual([[], [id]])
  })

  test('a question that was removed is in no list, and comes back when it is missed again', async () => {
    const id = examFirst
    await owner.missInExam(id)
    backend.time.now += MINUTE
    const at = backend.time.now
    const removal = { kind: 'suspend', id: eventId(at, 'aaaaaaaa'), at, device: 'aaaaaaaa', word: id }
    expect(await owner.sendReviews([removal])).toMatchObject({ accepted: 1 })
    backend.time.now += DAY
    expect([await owner.inState('open'), await owner.inState('removed'), await owner.due()]).toEqual([
      [],
      [id],
      [],
    ])
    await owner.missInExam(id)
    expect([await owner.inState('open'), await owner.inState('removed')]).toEqual([[id], []])
  })

  test('batches may be repeated, cut and shuffled; the card stands where the log says', async () => {
    const id = await owner.missOne()
    const events: MemoryEvent[] = []
    for (const [grade, days] of [
      [3, 1],
      [1, 1],
      [3, 1],
      [3, 6],
      [3, 9],
    ] as const) {
      backend.time.now += days * DAY
      events.push(owner.review(id, grade, backend.time.now + DAY))
    }
    const [, ...others] = events
    await owner.sendReviews([...others].reverse())
    await Promise.all([owner.sendReviews(events), owner.sendReviews(others)])
    expect(await owner.sendReviews(events)).toMatchObject({ accepted: 0, duplicated: 5, refused: [] })
    expect(await owner.card(id)).toMatchObject({
      isMastered: true,
      due: events[4]?.kind === 'review' && events[4].due,
    })
    expect(await owner.pull()).toHaveLength(6)
  })

  test('refuses what stands not in the book, a wrong id and a moment in the future', async () => {
    const id = await owner.missOne()
    backend.time.now += MINUTE
    const right = owner.review(id, 3, backend.time.now + DAY)
    const wrong = [
      owner.review(examFirst, 3, backend.time.now, 'bbbbbbbb'),
      { ...right, id: eventId(right.at + 1, 'aaaaaaaa') },
      { ...right, at: right.at + DAY, id: eventId(right.at + DAY, 'aaaaaaaa') },
    ]
    expect(await owner.sendReviews([right, ...wrong])).toMatchObject({
      accepted: 1,
      refused: wrong.map((event) => event.id),
    })
  })
})
