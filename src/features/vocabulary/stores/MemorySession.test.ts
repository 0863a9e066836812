import { cut, ok, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { fakeStores, through } from '../../../../tests/builders/fakeStores'
import { memoryStore } from '@/platform/storage/memoryStore'
import { MemorySession } from './MemorySession'
import { DAY, NOW, USER, vocabularyOn } from '../../../../tests/builders/vocabularyWorld'
import { bookRows, planOf } from '../../../../tests/builders/wordBook'

jest.useFakeTimers()

const answersOf = (rows: object[]): Record<string, Answer> => ({
  [`GET ${USER}/plan`]: ok(planOf({ newPerDay: 5 })),
  'GET /word/v1/books/kaoyan/words': ok({ version: 1, words: rows, removed: [], total: 5, next: null }),
  'GET /word/v1/words': ok([]),
  [`GET ${USER}/reviews`]: ok({ events: [], cursor: 0, more: false }),
  [`POST ${USER}/reviews`]: ok({ accepted: 1, duplicated: 0, refused: [], now: NOW }),
  [`GET ${USER}/parameters`]: cut,
})

const world = (count = 8) => {
  const storage = memoryStore()
  const clock = { now: NOW }
  const { stores, network } = fakeStores({ loggedIn: true, answers: answersOf(bookRows(count)) })
  const shown: string[] = []
  const ready: string[] = []
  const late: (() => void)[] = []
  const open = async () => {
    const vocabulary = vocabularyOn(stores, storage, clock)
    const session = new MemorySession({
      vocabulary,
      later: (run) => void late.push(run),
      onShow: (word) => void shown.push(word),
      onNext: (word) => void ready.push(word),
    })
    await through(session.open())
    return { session, vocabulary }
  }
  const settle = () => {
    for (const run of late.splice(0)) run()
  }
  return { clock, open, settle, shown, ready, network }
}

const knowAll = (session: MemorySession, settle: () => void): void => {
  for (let turn = 0; turn < 60 && session.state === 'running'; turn++) {
    session.reveal()
    session.grade(3)
    if (session.card) session.choose(session.card.word)
    settle()
  }
}

describe('a memorising session', () => {
  it('proves a first-sight 认识 by a quick choice before it counts', async () => {
    const { open, settle } = world()
    const { session, vocabulary } = await open()
    const word = session.card?.word ?? ''
    session.grade(3)
    expect([session.face, vocabulary.log.stateOf(word)]).toEqual(['proof', undefined])
    session.choose(word)
    expect(vocabulary.log.stateOf(word)?.phase).toBe('review')
    settle()
    expect(session.card?.word).not.toBe(word)
  })

  it('makes a wrong choice a 不认识 and shows the meaning first', async () => {
    const { open } = world()
    const { session, vocabulary } = await open()
    const word = session.card?.word ?? ''
    session.grade(3)
    session.choose(session.card?.choices[0]?.id ?? '')
    expect([session.face, vocabulary.log.stateOf(word)]).toEqual(['back', undefined])
    session.goOn()
    expect(vocabulary.log.stateOf(word)).toMatchObject({ phase: 'learning', lastGrade: 1 })
  })

  it('has the next card before the tap and shows it without waiting for the queue', async () => {
    const { open } = world()
    const { session } = await open()
    const next = session.next?.word
    session.grade(1)
    session.goOn()
    expect([session.card?.word, session.face]).toEqual([next, 'front'])
  })

  it('tells each card once when it shows, and the next one before', async () => {
    const { open, settle, shown, ready } = world()
    const { session } = await open()
    const first = session.card?.word
    session.grade(1)
    session.goOn()
    settle()
    expect([shown, ready[0]]).toEqual([[first, session.card?.word], session.card?.word])
    session.undo()
    settle()
    expect(shown.at(-1)).toBe(first)
  })

  it('goes on with the same card after it was killed, whatever was answered', async () => {
    const { open, settle } = world()
    const { session } = await open()
    for (const grade of [1, 3, 2] as const) {
      session.grade(grade)
      if (session.card) session.choose(session.card.word)
      session.goOn()
      settle()
      const again = await open()
      expect(again.session.card?.word).toBe(session.card?.word)
      expect(again.session.figures).toEqual(session.figures)
    }
  })

  it('goes on with the card on screen though it was killed before anything behind the tap ran', async () => {
    const { open } = world()
    const { session } = await open()
    session.grade(2)
    session.goOn()
    const again = await open()
    expect(again.session.card?.word).toBe(session.card?.word)
  })

  it('undoes many steps and shows each card again', async () => {
    const { open, settle } = world()
    const { session, vocabulary } = await open()
    const seen: string[] = []
    for (let step = 0; step < 3; step++) {
      seen.push(session.card?.word ?? '')
      session.grade(1)
      session.goOn()
      settle()
    }
    for (const word of seen.reverse()) {
      session.undo()
      settle()
      expect([session.card?.word, session.card?.isNew]).toEqual([word, true])
    }
    expect([vocabulary.log.states.size, session.canUndo]).toEqual([0, false])
  })

  it('closes an open card before it takes an answer back', async () => {
    const { open } = world()
    const { session, vocabulary } = await open()
    session.grade(1)
    session.undo()
    expect([session.face, session.pending, vocabulary.log.unsentCount]).toEqual(['front', undefined, 0])
  })

  it('ends when nothing is left today and comes back with reviews on another day', async () => {
    const { open, settle, clock } = world()
    const first = await open()
    knowAll(first.session, settle)
    expect([first.session.state, first.session.figures?.finished]).toEqual(['done', 5])
    clock.now += 20 * DAY
    const { session } = await open()
    expect([session.card?.isNew, session.figures?.due]).toEqual([false, 5])
    session.grade(3)
    expect(session.face).toBe('back')
  })

  it('offers help for a word that was forgotten again and again, and sets it aside when asked', async () => {
    const { open, settle, clock } = world(1)
    const { session, vocabulary } = await open()
    const word = session.card?.word ?? ''
    session.grade(1)
    session.goOn()
    for (let day = 0; day < 60 && session.leech === undefined; day++) {
      knowAll(session, settle)
      clock.now += 15 * DAY
      await through(session.open())
      session.reveal()
      session.grade(1)
      settle()
    }
    expect(session.leech).toBe(word)
    session.suspendLeech()
    settle()
    expect(vocabulary.log.stateOf(word)?.suspended).toBe(true)
    expect([session.leech, session.state]).toEqual([undefined, 'done'])
  })

  it('offers help on the day itself for a new word that is failed again and again', async () => {
    const { open, settle, clock } = world(1)
    const { session, vocabulary } = await open()
    const word = session.card?.word ?? ''
    session.grade(1)
    session.goOn()
    settle()
    let fails = 1
    for (; fails < 20 && session.leech === undefined; fails++) {
      clock.now += 20 * 60_000
      await through(session.open())
      session.reveal()
      session.grade(1)
      settle()
    }
    expect([session.leech, fails, session.failsToday]).toEqual([word, 8, 8])
    expect(vocabulary.log.stateOf(word)?.lapses).toBe(0)
    session.keepLeech()
    clock.now += DAY
    await through(session.open())
    session.reveal()
    session.grade(1)
    expect([session.leech, session.failsToday]).toEqual([undefined, 1])
  })

  it('says when there is no plan and when nothing could be fetched', async () => {
    const { open, network } = world()
    network.answers[`GET ${USER}/plan`] = ok(null)
    expect((await open()).session.state).toBe('unplanned')
    network.answers[`GET ${USER}/plan`] = cut
    expect((await open()).session.state).toBe('failed')
  })
})
