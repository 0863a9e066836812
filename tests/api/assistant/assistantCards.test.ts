import { sharedTurn, shareTurn, stopTurn, usersSend } from '@/contracts/assistant/chat'
import { conversation, conversations } from '@/contracts/assistant/conversations'
import { variants } from '@/contracts/assistant/variants'
import { bodyOf, idOf, type Question, stream } from '../harness/askAssistant'
import { authored, examinee, wrongTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
let me: { uid: string; token: string }
beforeAll(async () => {
  backend = await startBackend()
  me = await backend.login('13900000601')
})
afterAll(() => backend.stop())
beforeEach(() => void (backend.time.now += 120_000))

const ask = (question: Question, token: string | undefined = me.token) =>
  backend.ask(usersSend, { body: bodyOf(question) }, token)
const context = { kind: 'exercise', id: 'ma1-s-001', title: '这道题' } as const
const PLACE = '数学（一）题目解析'

describe('a conversation that was opened from a question', () => {
  it.each([
    '没看懂',
    '还有别的解法吗',
    '为什么不选 B',
    '为什么不选 D',
    '再讲一遍',
    '举个例子',
    '这一步怎么来的',
  ])('answers %s about it', async (text) => {
    const conversationId = idOf('talk')
    await ask({ text: '这道题怎么做', conversationId, context })
    const { sources } = await ask({ text, conversationId })
    expect(sources.map(({ place }) => place)).toEqual([PLACE])
  })

  it('leaves it for another subject, goes on with that, and comes back when it is named', async () => {
    const conversationId = idOf('talk')
    const places = async (text: string) =>
      (await ask({ text, conversationId })).sources.map(({ place }) => place)
    await ask({ text: '这道题怎么做', conversationId, context })
    expect((await ask({ text: '数二考哪些内容', conversationId })).sources[0]?.title).toContain('数学二')
    expect(await places('再讲一遍')).not.toContain(PLACE)
    expect(await places('国家线是什么')).not.toContain(PLACE)
    expect((await places('这道题再讲一遍'))[0]).toBe(PLACE)
  })

  it('says honestly that what has nothing to do with it is not there', async () => {
    const conversationId = idOf('talk')
    await ask({ text: '这道题怎么做', conversationId, context })
    expect(await ask({ text: '今天天气怎么样', conversationId })).toMatchObject({ kind: 'none', sources: [] })
  })

  it('offers nothing that has nothing to do with it', async () => {
    expect((await ask({ text: '为什么不选 D', context })).followUps).toEqual([])
  })
})

describe('a conversation that was opened from a course or a school', () => {
  const course = { kind: 'course', id: '270001', title: '这门课' } as const
  const school = { kind: 'school', id: '094', title: '华中科技大学' } as const

  it('answers each chip about that course by its line', async () => {
    const conversationId = idOf('talk')
    const first = await ask({ text: '这门课讲什么', conversationId, context: course })
    expect(first.followUps).toEqual(['这门课多少钱？', '这门课谁讲？', '这门课适合谁？'])
    for (const [text, line] of [
      ['这门课多少钱？', '价格：'],
      ['这门课谁讲？', '老师：'],
      ['这门课适合谁？', '适合：'],
    ] as const) {
      const turn = await ask({ text, conversationId })
      expect(turn.sources[0]).toEqual(first.sources[0])
      expect(turn.text).toContain(line)
      expect(turn.text).not.toContain('没有别的说法')
      expect(turn.followUps).not.toContain(text)
    }
  })

  it('says of that school that its figures are recorded nowhere, with the way on', async () => {
    const conversationId = idOf('talk')
    const { followUps } = await ask({ text: '这所学校怎么样', conversationId, context: school })
    expect(followUps).toEqual(['这所学校的分数线在哪查？', '这所学校的报录比在哪查？'])
    const turn = await ask({ text: followUps[0] ?? '', conversationId })
    expect(turn).toMatchObject({ kind: 'none', sources: [] })
    expect(turn.text).toContain('没有华中科技大学的“分数线”')
    expect(JSON.stringify(turn.blocks)).toContain('"route":"exercisesCombatVolunteer"')
  })
})

describe('a price', () => {
  it.each(['你们的课怎么卖', '英语课怎么收费', '报班贵不贵', '全程班要多少钱'])(
    '%s is answered by prices first',
    async (text) => {
      const { sources } = await ask({ text })
      expect(sources[0]?.place).toBe('课程')
    },
  )

  it.each(['读研要花多少钱', '考研报名费多少钱'])('%s is none of a course', async (text) => {
    expect((await ask({ text })).sources[0]?.title).toBe('报考费用与学费')
  })
})

test.each([
  ['北大是985吗', 'exercisesCombatVolunteer'],
  ['27考研哪天考？', 'learningMap'],
  ['怎么开发票', 'userOrder'],
])('the source of %s leads to a page', async (text, route) => {
  expect((await ask({ text })).sources[0]?.link?.route).toBe(route)
})

describe('what is asked in short', () => {
  it.each([
    ['华科在哪个省', '华中科技大学'],
    ['北大是985吗', '北京大学'],
  ])('%s is answered by the school', async (text, title) => {
    expect((await ask({ text })).sources.map((one) => one.title)).toContain(title)
  })

  it.each(['清华计算机复试线多少', '华科光电报录比'])('%s is recorded nowhere', async (text) => {
    expect((await ask({ text })).text).toContain('问答的资料里没有')
  })

  it.each(['雅思口语怎么练', '公务员面试考什么', '用JavaScript写轮播图'])(
    '%s is of elsewhere',
    async (text) => {
      expect(await ask({ text })).toMatchObject({ kind: 'none', sources: [] })
    },
  )
})

test('who asks again without a card is told that it was said before', async () => {
  const conversationId = idOf('talk')
  const textOf = async (text: string) => JSON.stringify((await ask({ text, conversationId })).blocks)
  const first = await textOf('什么是矛盾的主要方面')
  expect(first).not.toContain('资料里没有别的说法')
  expect(await textOf('没看懂')).toContain('资料里没有别的说法')
})

describe('a question that a paper asks', () => {
  const analysisOf = (id: string) => (authored.get(id)?.analysis ?? '').slice(0, 8)

  it('is told after the learner’s own attempt has told it, and to nobody else', async () => {
    const other = await backend.login('13900000602')
    const begin = (who: typeof me) => examinee(backend, who)({ paperId: 'politics-mock-1', kind: 'exam' })
    const sat = await begin(me)
    const single = sat.first.questions.find(({ id }) => authored.get(id)?.type === 'single')
    const id = single?.id ?? ''
    const about = (token?: string) =>
      ask({ text: '为什么选这个', context: { kind: 'exercise', id, title: '这道题' } }, token)
    const isTold = async (token?: string) => JSON.stringify(await about(token)).includes(analysisOf(id))
    expect(analysisOf(id)).not.toBe('')
    expect([await isTold(me.token), (await about(me.token)).kind]).toEqual([false, 'refused'])
    await sat.send([sat.answer(id, wrongTo(id)), sat.handIn()])
    expect(await isTold(me.token)).toBe(true)
    expect([await isTold(other.token), (await about(other.token)).kind]).toEqual([false, 'refused'])
    // Search never finds it, even after a hand-in.
    const found = await ask({ text: (authored.get(id)?.stem ?? '').slice(0, 200) })
    expect(JSON.stringify(found)).not.toContain(analysisOf(id))
    // Released keys close the log.
    await sat.send([sat.answer(id, wrongTo(id), 60_000)])
    expect(await isTold(me.token)).toBe(true)
    // A second attempt of the same paper closes it again, until that is handed in.
    const again = await begin(me)
    expect(await isTold(me.token)).toBe(false)
    await again.send([again.handIn()])
    expect(await isTold(me.token)).toBe(true)
  })
})

describe('an answer that told a key', () => {
  const practised = { kind: 'pointTest', subject: '101', point: '思想道德与法治' } as const
  const paper = { kind: 'exam', paperId: 'politics-mock-1' } as const

  it.each([
    ['of a paper', paper, true],
    ['that is practised, too', practised, true],
    ['that was found by its words', practised, false],
  ])('of a question %s is closed at every place while a test asks it', async (_, opening, hasCard) => {
    const begin = () => examinee(backend, me)(opening)
    const sat = await begin()
    const id = sat.first.questions.find((one) => authored.get(one.id)?.type === 'single')?.id ?? ''
    const { stem = '', analysis = '' } = authored.get(id) ?? {}
    await sat.send([sat.handIn()])
    await sat.report()
    const context = { kind: 'exercise', id, title: '这道题' } as const
    const body = bodyOf(hasCard ? { text: '为什么选这个', context } : { text: `${stem}这道题目` })
    await backend.ask(usersSend, { body }, me.token)
    const share = { params: { uid: me.uid, turnId: body.turnId }, body: {} }
    const { shareId } = await backend.ask(shareTurn, share, me.token)
    const own = { uid: me.uid, conversationId: body.conversationId }
    const other = await backend.login('13900000649')
    const key = analysis.slice(0, 8)
    const tellers = async () => {
      const told = [
        await backend.ask(conversation, { params: own }, me.token),
        await backend.ask(sharedTurn, { params: { shareId } }, me.token),
        await backend.ask(sharedTurn, { params: { shareId } }),
        await backend.ask(sharedTurn, { params: { shareId } }, other.token),
        await backend.ask(usersSend, { body }, me.token),
        await stream(body, backend, me.token),
      ]
      return told.map((one) => JSON.stringify(one).includes(key))
    }
    // A search in conversations reveals no more than reading them.
    const searched = { variant: 'general', page: 1, size: 10, q: key } as const
    const isFound = async () =>
      (await backend.ask(conversations, { params: { uid: me.uid }, query: searched }, me.token)).total > 0
    expect(key).not.toBe('')
    expect([await tellers(), await isFound()]).toEqual([Array(6).fill(true), true])
    const again = await begin()
    expect(again.first.questions.map((one) => one.id)).toContain(id)
    expect([await tellers(), await isFound()]).toEqual([Array(6).fill(false), false])
    await again.send([again.handIn()])
    // Answers in flight are accepted until the keys are released.
    await again.report()
    expect(await tellers()).toEqual(Array(6).fill(true))
  })
})

describe('what needs no source', () => {
  it.each(['你好', '你好呀！', '在吗', '你是谁', '你能做什么？'])('%s is greeted', async (text) => {
    for (const { variant, greeting } of await backend.ask(variants, {})) {
      backend.time.now += 60_000
      expect((await ask({ text, variant })).text).toContain(greeting.slice(0, 10))
    }
  })

  it('the date is that of Beijing', async () => {
    backend.time.now = Date.parse('2026-11-24T17:30:00Z')
    me = await backend.login('13900000601')
    const { text, sources } = await ask({ text: '今天几号？' })
    expect(text).toContain('2026 年 11 月 25 日，星期三')
    expect(sources).toEqual([])
  })

  it.each([
    ['课程打不开', '课程打不开'],
    ['退款怎么办', '怎么申请退款'],
  ])('the customer service answers %s', async (text, title) => {
    expect((await ask({ text, variant: 'recorder' })).sources[0]?.title).toBe(title)
  })

  it('the customer service hands over who says 人工', async () => {
    expect(await ask({ text: '人工', variant: 'recorder' })).toMatchObject({ kind: 'person', handOver: true })
  })
})

test('an assistant keeps what its slogan and its suggestions promise', async () => {
  for (const { variant, slogan, suggestions } of await backend.ask(variants, {})) {
    const promised = slogan
      .split(/[，、与和]/)
      .filter((part) => part.length > 1 && !/出处|转人工|顾问/.test(part))
    for (const text of [...promised, ...suggestions]) {
      backend.time.now += 60_000
      const { kind } = await ask({ text, variant })
      expect([variant, text, kind]).not.toContain('none')
    }
  }
})

test('of an answer that was stopped only what was shown counts as told, and is kept', async () => {
  const first = await ask({ text: '英语作文怎么写？' })
  const { turnId, conversationId } = first
  expect(first.sources.length).toBeGreaterThan(1)
  await backend.ask(stopTurn, { params: { turnId }, body: { shown: 1 } }, me.token)
  const own = { params: { uid: me.uid, conversationId } }
  const [kept] = (await backend.ask(conversation, own, me.token)).turns
  expect(kept).toMatchObject({ state: 'stopped', sources: first.sources.slice(0, 1) })
  expect(kept?.blocks).toEqual(first.blocks.slice(0, 1))
  const next = await ask({ text: '英语作文怎么写？', conversationId, replaces: turnId })
  expect(next.sources[0]).toEqual(first.sources[1])
  await backend.ask(stopTurn, { params: { turnId: next.turnId }, body: { shown: 0 } }, me.token)
  const last = await ask({ text: '英语作文怎么写？', conversationId, replaces: next.turnId })
  expect(last.sources[0]).toEqual(first.sources[1])
})
