import type { LiveEvent } from '@/contracts/promo/promoEvents'
import type { MindNode } from '@/contracts/promo/mindMaps'
import type { Paper } from '@/contracts/promo/papers'
import { audio, fakeAudio } from '@/platform/audio'
import { memoryStore } from '@/platform/storage/memoryStore'
import { fakeStores, logIn, settled, UID } from '../../../../tests/builders/fakeStores'
import { bodyOf, ok } from '../../../../tests/builders/scriptedNetwork'
import { AudioSession } from './audio/AudioSession'
import { downloadChoices } from './download/appLinks'
import { livePhase, livePlace, nextChange } from '@/domain/courses/livePhase'
import { lectureOrder } from '@/domain/lectureOrder'
import { topicOf } from './lectures/topicOf'
import { MindTree, pathTo } from './mindMap/MindTree'
import { Practice } from './paper/Practice'
import { TimedTest } from './paper/TimedTest'

const question = (no: number) => ({ no, stem: `题${no}`, options: ['甲', '乙'], point: '点' })
const PAPER: Paper = {
  paperId: 'p1',
  title: '卷',
  subject: '政治',
  minutes: 10,
  questionCount: 2,
  questions: [question(0), question(1)],
}

describe('a practice', () => {
  const CHECK = 'POST /base/v1/promo-papers/p1/practice/answers'
  const verdict = ok({ no: 0, correct: true, answer: 1, analysis: '因为' })

  it('asks the backend once an answer, and is there again after a restart', async () => {
    const { stores, network } = fakeStores({ answers: { [CHECK]: verdict } })
    const storage = memoryStore()
    const practice = new Practice({ call: stores.call, storage }, PAPER)
    await practice.choose(1)
    await practice.choose(0)
    expect(network.sent(CHECK).map(bodyOf)).toEqual([{ no: 0, chosen: 1 }])
    practice.turn(1)
    const again = new Practice({ call: stores.call, storage }, PAPER)
    expect([again.at, again.done, again.right]).toEqual([1, 1, 1])
  })

  it('keeps the question open when the network is cut', async () => {
    const { stores, network } = fakeStores({ answers: { [CHECK]: verdict } })
    network.isCut = true
    const practice = new Practice({ call: stores.call, storage: memoryStore() }, PAPER)
    await practice.choose(1)
    expect([practice.verdict, practice.error !== '']).toEqual([undefined, true])
    network.isCut = false
    await practice.choose(1)
    expect(practice.verdict?.correct).toBe(true)
  })
})

describe('a timed test', () => {
  const START = 1_800_000_000_000
  const BEGIN = 'POST /base/v1/promo-papers/p1/starts'
  const report = (attemptId: string) =>
    ok({
      attemptId,
      paperId: 'p1',
      title: '卷',
      score: 1,
      questionCount: 2,
      seconds: 60,
      handedInAt: START,
      points: [],
      wrong: [],
    })

  const begin = async () => {
    const begun = ok({ attemptId: 'attempt-1', ticket: 't', now: START, endsAt: START + 600_000 })
    const world = fakeStores({
      answers: {
        [BEGIN]: begun,
        [`PUT /base/v1/users/${UID}/promo-attempts/attempt-1`]: ok({ created: true }),
        [`GET /base/v1/users/${UID}/promo-papers/p1/report`]: report('attempt-1'),
      },
    })
    logIn(world.stores)
    const storage = memoryStore()
    const time = { now: START - 5000 }
    const open = () => new TimedTest({ ...world.stores, storage, now: () => time.now }, PAPER)
    const test = open()
    await test.begin()
    return { ...world, test, open, time }
  }

  it('goes by the backend’s clock and keeps each answer', async () => {
    const { test, open, time } = await begin()
    test.choose(0, 1)
    expect([test.skewMs, test.unanswered]).toEqual([5000, [1]])
    expect([open().phase, open().answerOf(0)]).toEqual(['writing', 1])
    time.now += 600_000
    test.choose(1, 0)
    expect([test.isOver, test.answerOf(1)]).toEqual([true, null])
  })

  it('leaves the device when the backend shows its report', async () => {
    const { test, open, network, time } = await begin()
    test.choose(0, 1)
    time.now += 60_000
    expect(await test.handIn()).toBe(true)
    const [sent] = network.sent(`PUT /base/v1/users/${UID}/promo-attempts/attempt-1`)
    expect(bodyOf(sent)).toEqual({ paperId: 'p1', ticket: 't', seconds: 60, answers: [1, null] })
    expect(open().phase).toBe('ready')
  })

  it('stays on the device while the network is cut, and goes with the next try', async () => {
    jest.useFakeTimers()
    const { test, open, network } = await begin()
    network.isCut = true
    const handing = test.handIn()
    await jest.advanceTimersByTimeAsync(5000)
    expect(await handing).toBe(false)
    expect([test.phase, open().phase]).toEqual(['handedIn', 'handedIn'])
    network.isCut = false
    const again = test.deliver()
    await jest.advanceTimersByTimeAsync(5000)
    expect(await again).toBe(true)
    await settled()
    jest.useRealTimers()
  })
})

test('a mind map opens, closes, and finds with what leads there', () => {
  const root: MindNode = {
    id: 'a',
    title: '根',
    children: [{ id: 'b', title: '枝', children: [{ id: 'c', title: '叶', text: '说明' }] }],
  }
  const tree = new MindTree(root)
  const ids = (search = '') => tree.rows(search).map(({ node }) => node.id)
  expect(ids()).toEqual(['a', 'b'])
  tree.toggleAll()
  expect(ids()).toEqual(['a', 'b', 'c'])
  tree.toggleAll()
  expect(ids('说明')).toEqual(['a', 'b', 'c'])
  expect(ids('没有')).toEqual([])
  expect(pathTo(root, 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(pathTo(root, 'x')).toEqual([])
})

test('a recording keeps place and speed, and the next follows at its end', () => {
  const tracks = ['x', 'y'].map((trackId) => ({
    trackId,
    subject: '英语',
    title: trackId,
    url: `/${trackId}`,
    seconds: 30,
    lines: [],
  }))
  const storage = memoryStore()
  const open = () => new AudioSession({ audio, storage, addressOf: (url) => `https://h${url}` }, tracks)
  const session = open()
  session.toggle()
  fakeAudio.events?.onPlay()
  fakeAudio.events?.onTime(12.4)
  session.setRate(1.5)
  session.step(1)
  expect([fakeAudio.url, session.isPlaying, session.seconds]).toEqual(['https://h/x', true, 22])
  session.step(1)
  expect(session.seconds).toBe(30)
  const again = open()
  expect([again.index, again.seconds, again.rate]).toEqual([0, 30, 1.5])
  fakeAudio.events?.onEnded()
  expect([session.index, session.seconds, fakeAudio.url]).toEqual([1, 0, 'https://h/y'])
  fakeAudio.events?.onError()
  expect([session.isPlaying, session.hasFailed]).toEqual([false, true])
})

test('a broadcast is before, live, seen again and over', () => {
  const event: LiveEvent = {
    kind: 'live',
    slug: 's',
    title: '',
    teacher: '',
    at: 1000,
    minutes: 1,
    vid: 'v',
    outline: [],
    replayUntil: 100_000,
  }
  expect([0, 1000, 61_000, 100_000].map((now) => livePhase(event, now))).toEqual([
    'before',
    'live',
    'replay',
    'ended',
  ])
  expect([0, 1000, 31_500, 61_000].map((now) => livePlace(event, now))).toEqual([
    undefined,
    0,
    30.5,
    undefined,
  ])
  expect([0, 1000, 61_000, 100_000].map((now) => nextChange(event, now))).toEqual([
    1000,
    61_000,
    100_000,
    undefined,
  ])
})

test('lectures to come stand first, the next on top; those that are over end with the oldest', () => {
  const at = (time: number) => ({
    lectureId: `${time}`,
    title: '',
    topic: '',
    teacher: '',
    at: time,
    minutes: 0,
  })
  const { coming, over } = lectureOrder([at(5), at(1), at(9), at(3)], 4)
  expect([coming, over].map((list) => list.map((one) => one.at))).toEqual([
    [5, 9],
    [3, 1],
  ])
})

test.each([
  ['lecture-politics27', '政治', '政治'],
  ['career-it27', undefined, '职业规划'],
  ['lecture-maths27', '医学', '全部'],
])('%s of subject %s opens at %s', (slug, subject, topic) => {
  const row = { slug, subject } as Parameters<typeof topicOf>[0]
  expect(topicOf(row, ['全部', '政治', '职业规划'])).toBe(topic)
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 'ios'],
  ['Mozilla/5.0 (Linux; Android 14)', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'ios'],
])('%s is offered the app of %s first', (userAgent, system) => {
  expect(downloadChoices(userAgent)[0]?.system).toBe(system)
})
