import {
  recitationDeck,
  recitationPlan,
  recitations,
  recitationSubjects,
  saveRecitationPlan,
  sendRecitations,
} from '@/contracts/exercise/recitations'
import { recitationSummary } from '@/contracts/exercise/recitationSummary'
import { eventId } from '@/domain/memory/eventIds'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { passageProblems } from '@/domain/recitation/parsePassage'
import { exerciseAccounts } from '../../../server/src/services/exercise/exerciseAccounts'
import { type Backend, startBackend } from '../harness/startBackend'

const DAY = 86_400_000
const MINUTE = 60_000

let backend: Backend
let logins = 0
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

/** A new learner whose recitations are sent as a device does. */
const reciter = async () => {
  const me = await backend.login(`139000${61_000 + (logins += 1)}`)
  const params = { uid: me.uid }
  return {
    me,
    params,
    send: (events: readonly object[]) =>
      backend.ask(sendRecitations, { params, body: { events: events as never } }, me.token),
    pull: async () => (await backend.ask(recitations, { params, query: {} }, me.token)).events,
    summary: () => backend.ask(recitationSummary, { params }, me.token),
    plan: () => backend.ask(recitationPlan, { params }, me.token),
    save: (body: object) => backend.send(saveRecitationPlan, { params, body }, me.token),
  }
}

const review = (word: string, due: number, device = 'aaaaaaaa'): MemoryEvent => {
  const at = backend.time.now
  const id = eventId(at, device)
  return { kind: 'review', id, at, device, word, grade: 3, source: 'card', proved: true, took: 900, due }
}

describe('passages', () => {
  test('at least a hundred and twenty over five subjects, each as it can be recited; a stranger sees which there are', async () => {
    const subjects = await backend.ask(recitationSubjects, {})
    expect(subjects.length).toBeGreaterThanOrEqual(5)
    const { me } = await reciter()
    const decks = await Promise.all(
      subjects.map(({ subject }) => backend.ask(recitationDeck, { params: { subject } }, me.token)),
    )
    const passages = decks.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.passages))
    expect(passages.length).toBeGreaterThanOrEqual(120)
    expect(subjects.reduce((sum, { passageCount }) => sum + passageCount, 0)).toBe(passages.length)
    expect(passages.flatMap(({ text }) => passageProblems(text))).toEqual([])
  })

  test('a subject that has none is not found, and a stranger reads no passages', async () => {
    const { me } = await reciter()
    const read = (subject: string, token?: string) =>
      backend.call(recitationDeck, { params: { subject } }, token)
    expect(await read('999', me.token)).toMatchObject({ status: 404 })
    expect(await read('101')).toMatchObject({ status: 401 })
  })

  test('each is read aloud', async () => {
    const { statusCode, headers } = await backend.fastify.inject('/media/recitations/phil-matter.mp3')
    expect([statusCode, headers['content-type']]).toEqual([200, 'audio/mpeg'])
  })
})

describe('the log', () => {
  test('says what was begun and what is due by the end of today', async () => {
    const one = await reciter()
    await one.send([review('phil-matter', backend.time.now + DAY)])
    backend.time.now += MINUTE
    await one.send([review('law-intent', backend.time.now + 3 * DAY)])
    expect(await one.summary()).toEqual({ begun: 2, due: 0 })
    backend.time.now += DAY
    expect(await one.summary()).toEqual({ begun: 2, due: 1 })
  })

  test('a passage that left the content is due no more', async () => {
    const one = await reciter()
    await one.send([review('phil-matter', backend.time.now + DAY)])
    await backend.rows(
      `insert into recitation_cards (uid, passage_id, due) values (${one.me.uid}, 'gone', '2026-01-01') returning uid`,
    )
    backend.time.now += DAY
    expect(await one.summary()).toEqual({ begun: 2, due: 1 })
  })

  test('batches may be repeated, cut and shuffled; what is taken back was never begun', async () => {
    const one = await reciter()
    const events: MemoryEvent[] = []
    for (const word of ['phil-matter', 'phil-truth', 'phil-matter']) {
      backend.time.now += MINUTE
      events.push(review(word, backend.time.now + DAY))
    }
    const [, ...others] = events
    await one.send([...others].reverse())
    await Promise.all([one.send(events), one.send(others)])
    expect(await one.send(events)).toMatchObject({ accepted: 0, duplicated: 3, refused: [] })
    expect(await one.pull()).toHaveLength(3)
    backend.time.now += MINUTE
    const at = backend.time.now
    const target = events[1]?.id ?? ''
    await one.send([
      { kind: 'undo', id: eventId(at, 'aaaaaaaa'), at, device: 'aaaaaaaa', word: 'phil-truth', target },
    ])
    expect(await one.summary()).toMatchObject({ begun: 1 })
  })

  test('refuses a passage that there is not, a wrong id and a moment in the future', async () => {
    const one = await reciter()
    const right = review('phil-matter', backend.time.now + DAY)
    const strange = { ...review('no-such-passage', backend.time.now + DAY, 'bbbbbbbb') }
    const forged = {
      ...review('phil-matter', backend.time.now + DAY, 'cccccccc'),
      id: eventId(backend.time.now - 1, 'cccccccc'),
    }
    const at = backend.time.now + DAY
    const ahead = { ...right, device: 'dddddddd', at, id: eventId(at, 'dddddddd') }
    const { refused, accepted } = await one.send([right, strange, forged, ahead])
    expect([accepted, refused]).toEqual([1, [strange.id, forged.id, ahead.id]])
  })

  test('is nobody else’s', async () => {
    const [one, other] = [await reciter(), await reciter()]
    const { params } = one
    const body = { events: [review('phil-matter', backend.time.now)] }
    expect(await backend.send(recitations, { params, query: {} }, other.me.token)).toMatchObject({
      status: 403,
    })
    expect(await backend.send(sendRecitations, { params, body }, other.me.token)).toMatchObject({
      status: 403,
    })
    expect(await one.pull()).toEqual([])
  })
})

describe('the daily plan', () => {
  const chapters = [{ subject: '101', chapter: '马克思主义哲学' }]

  test('is kept for every device of its learner, and made anew', async () => {
    const one = await reciter()
    expect(await one.plan()).toEqual({ plan: null })
    await one.save({ perDay: 5, chapters })
    await one.save({ perDay: 8, chapters })
    expect(await one.plan()).toEqual({ plan: { perDay: 8, chapters, changedAt: backend.time.now } })
  })

  test.each([
    [404, { perDay: 5, chapters: [{ subject: '101', chapter: '没有的章' }] }],
    [400, { perDay: 0, chapters }],
    [400, { perDay: 31, chapters }],
    [400, { perDay: 5, chapters: [] }],
  ])('refuses with %i, and changes nothing', async (status, plan) => {
    const one = await reciter()
    expect(await one.save(plan)).toMatchObject({ status })
    expect(await one.plan()).toEqual({ plan: null })
  })
})

test('two accounts become one: logs are joined, and say when each passage comes back', async () => {
  const [one, other] = [await reciter(), await reciter()]
  await one.send([review('phil-matter', backend.time.now + DAY)])
  backend.time.now += MINUTE
  await one.send([review('law-intent', backend.time.now + DAY)])
  backend.time.now += MINUTE
  await other.send([review('phil-matter', backend.time.now + 9 * DAY, 'bbbbbbbb')])
  await one.save({ perDay: 3, chapters: [{ subject: '101', chapter: '政治经济学' }] })
  await backend.db.transaction((tx) => exerciseAccounts.move(tx, Number(one.me.uid), Number(other.me.uid)))
  expect((await other.pull()).length).toBe(3)
  expect((await other.plan()).plan?.perDay).toBe(3)
  backend.time.now += 2 * DAY
  expect(await other.summary()).toEqual({ begun: 2, due: 1 })
})
