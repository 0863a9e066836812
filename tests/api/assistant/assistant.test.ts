import { usersSend } from '@/contracts/assistant/chat'
import { variants } from '@/contracts/assistant/variants'
import { plainText } from '@/contracts/assistant/plainText'
import { markdownBlocks } from '../../../server/src/services/assistant/markdown/markdownBlocks'
import { bodyOf, idOf, type Question, stream } from '../harness/askAssistant'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const ask = (question: Question) => backend.ask(usersSend, { body: bodyOf(question) })

describe('an answer', () => {
  it('holds what the passages say, with sources that lead to them', async () => {
    const turn = await ask({ text: 'abandon 是什么意思？' })
    expect(turn).toMatchObject({ state: 'done', kind: 'extract' })
    expect(turn.text).toContain('放弃')
    expect(turn.sources[0]).toMatchObject({
      title: 'abandon',
      link: { route: 'vocabularyDetail', query: { id: 'abandon' } },
    })
  })

  it('finds a word in spite of a slip', async () => {
    const turn = await ask({ text: 'abandan' })
    // A guess is no answer: it is offered, not given.
    expect(turn.kind).toBe('none')
    expect(turn.followUps[0]).toContain('abandon')
  })

  it('says so when nothing was found, and where to look on', async () => {
    const turn = await ask({ text: '火星上的火锅底料哪家便宜？' })
    expect(turn).toMatchObject({ kind: 'none', sources: [] })
    expect(JSON.stringify(turn.blocks)).toContain('"route":"knowledgeStructure"')
  })

  it('begins with the concept that was asked for, leads to its exercises, and sells nothing', async () => {
    for (const text of ['特征值怎么求', '矩阵的秩', '考研数学怎么复习', '进程和线程的区别']) {
      const turn = await ask({ text })
      expect(turn.sources[0]?.place).toMatch(/知识点|学习方法/)
      expect(turn.followUps.join()).not.toMatch(/多少钱|课程/)
    }
    const turn = await ask({ text: '特征值怎么求' })
    expect(JSON.stringify(turn.blocks)).toContain('"route":"exercisesBrushTopic"')
  })

  it.each(['口腔𬌗学怎么复习', '𠮷𠮷', '𠮷野家', '😀😀怎么办'])(
    'takes characters of two code units: %s',
    async (text) => {
      expect(await ask({ text })).toMatchObject({ state: 'done' })
    },
  )

  it('that nobody could begin has failed, and is not waited for', async () => {
    const turnId = idOf('turn')
    await backend.rows('alter table assistant_passages rename to assistant_passages_away')
    const { status } = await backend.call(usersSend, { body: bodyOf({ text: '极限是什么', turnId }) })
    await backend.rows('alter table assistant_passages_away rename to assistant_passages')
    expect(status).toBe(500)
    expect(await backend.rows(`select state from assistant_turns where turn_id = '${turnId}'`)).toEqual([
      { state: 'failed' },
    ])
  })

  it('knows only what its assistant is limited to', async () => {
    expect((await ask({ text: '入党要经过哪些步骤？', variant: 'construction' })).kind).toBe('extract')
    expect((await ask({ text: '入党要经过哪些步骤？', variant: 'occupation' })).kind).toBe('none')
  })

  it.each([
    ['word', 'abandon', 'abandon'],
    ['question', 'politics-1-p5', '“过犹不及”提醒我们要'],
    ['point', 'marxism-n15', '对立统一规律'],
    ['course', '270001', '27考研 暑期集训强基营（全科）'],
    ['school', '130', '西北农林科技大学'],
  ] as const)('speaks of the %s that the learner was looking at', async (kind, id, title) => {
    const context = { kind, id, title }
    const turn = await ask({ text: '怎么用？', context })
    expect(turn.sources[0]?.title).toBe(title)
    expect(turn.context).toEqual(context)
  })

  it('sets the formulas of what it tells, and leaves no TeX to be read', async () => {
    const context = { kind: 'question', id: 'maths-1-p2', title: '极限' } as const
    const turn = await ask({ text: '为什么？', context })
    expect(JSON.stringify(turn.blocks)).toContain('"text":"\\\\frac{3}{2}","formula":{"width":')
    expect(turn.text).toContain('3/2')
    const rows = await backend.rows(
      `select body from assistant_passages where source in ('question', 'exercise')`,
    )
    const blocks = rows.flatMap(({ body }) => markdownBlocks(String(body)))
    const pieces = blocks.flatMap((block) => ('line' in block ? block.line : []))
    expect(pieces.filter(({ formula }) => formula).length).toBeGreaterThan(20)
    expect(
      pieces.filter(
        ({ formula, text, look }) => !formula && (text.includes('$') || look === 'code' || look === 'em'),
      ),
    ).toEqual([])
    expect(plainText(blocks)).not.toMatch(/[$\\]/)
  })

  it.each([
    ['point', 'marxism-n15', { slug: 'mind-map-detail', map: 'marxism', node: 'n15' }],
    ['question', 'maths-1-p2', { slug: 'paper-practice', paper: 'maths-1' }],
  ] as const)('leads to the page of a %s', async (kind, id, query) => {
    const turn = await ask({ text: '怎么用？', context: { kind, id, title: '它' } })
    expect(turn.sources[0]?.link).toEqual({ route: 'market', query })
  })

  it('tells of every course on sale who asks for their prices', async () => {
    const rows = await backend.rows('select price from goods where on_sale')
    const turn = await ask({ text: '有哪些课程，分别多少钱？' })
    expect(turn.sources[0]?.link).toEqual({ route: 'productList', query: {} })
    expect(turn.text).toContain(`一共 ${rows.length} 门`)
    const counts = [...turn.text.matchAll(/ \| (\d+) 门 \| /g)].map(([, count]) => Number(count))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows.length)
  })

  it('leaves none of the courses out that were asked for', async () => {
    const law = await ask({ text: '法律硕士强基营多少钱？' })
    for (const title of [
      '（法学） 强基营（第一期）',
      '（法学） 强基营（第二期）',
      '（非法学） 强基营（第一期）',
      '（非法学） 强基营（第二期）',
    ])
      expect(law.text).toContain(`27考研 法律硕士${title}`)
    const camps = await ask({ text: '强基营多少钱？' })
    const titles = await backend.rows(`select title from goods where on_sale and title like '%强基营%'`)
    const told = titles.filter(({ title }) => camps.text.includes(String(title))).length
    expect(Number(/还有 (\d+) 门/.exec(camps.text)?.[1])).toBe(titles.length - told)
  })

  it('keeps the card of what has no passage, and searches', async () => {
    const context = { kind: 'score-report', id: '1', title: '三月模考' } as const
    expect(await ask({ text: '国家线是什么？', context })).toMatchObject({ kind: 'extract', context })
  })

  it('goes on with what was asked before', async () => {
    const conversationId = idOf('talk')
    await ask({ text: '国家线是什么？', conversationId })
    expect((await ask({ text: '那它呢？', conversationId })).sources[0]?.title).toContain('国家线')
  })

  it('gives the hotlines before anything else, however it is written', async () => {
    for (const text of ['我不想活了', '不 想-活！', '考不上就自 杀算了']) {
      const turn = await ask({ text })
      expect(turn.kind).toBe('crisis')
      expect(turn.text).toContain('12356')
      expect(JSON.stringify(turn.blocks)).toContain('"phone":"12356"')
    }
  })

  it('takes no study word for a crisis', async () => {
    for (const text of ['政治我不想死记硬背', '我年轻生完孩子还能考研吗', '数学想死磕一下'])
      expect((await ask({ text })).kind).not.toBe('crisis')
  })

  it('does not give the answer before again to a question of its own', async () => {
    const conversationId = idOf('other')
    await ask({ text: '数学基础差怎么补？', conversationId })
    expect((await ask({ text: '今天晚上吃什么', conversationId })).kind).toBe('none')
  })

  it('tells a lecture’s time as people write it', async () => {
    const turn = await ask({ text: '讲座名词解释怎么写满分几点开始' })
    expect(turn.text).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2} 开始/)
    expect(turn.text).not.toMatch(/\d{13}/)
  })

  it('refuses what helps to cheat', async () => {
    expect((await ask({ text: '哪里可以找人替考' })).kind).toBe('refused')
  })

  it('never takes what was typed for markup', async () => {
    const turn = await ask({ text: '<img src=x onerror=alert(1)> abandon' })
    expect(JSON.stringify(turn.blocks)).not.toContain('<img')
    expect(turn.question).toBe('<img src=x onerror=alert(1)> abandon')
  })

  it('is the same as a stream', async () => {
    const body = bodyOf({ text: '三会一课是什么？' })
    const events = await stream(body, backend)
    const last = events.at(-1)
    expect(last?.kind).toBe('turn')
    const whole = await backend.ask(usersSend, { body })
    expect(last).toEqual({ kind: 'turn', turn: whole })
    const blocks = events.flatMap((event) => (event.kind === 'block' ? [event] : []))
    expect(blocks.length).toBeGreaterThan(0)
    expect(blocks.map(({ at }) => at)).toEqual(blocks.map((_, at) => at))
    expect(whole.blocks.slice(0, blocks.length)).toEqual(blocks.map(({ block }) => block))
  })
})

describe('a question', () => {
  it('is asked once, however often it arrives', async () => {
    const body = bodyOf({ text: '退款多久到账？' })
    const [one, two] = await Promise.all([backend.ask(usersSend, { body }), backend.ask(usersSend, { body })])
    expect(two.turnId).toBe(one.turnId)
    expect(await backend.rows(`select 1 from assistant_turns where turn_id = '${body.turnId}'`)).toHaveLength(
      1,
    )
  })

  it.each([
    ['nothing', { text: '   ' }],
    ['too much', { text: '问'.repeat(501) }],
    ['an id that can be guessed', { text: '问', turnId: '1' }],
  ])('with %s is refused', async (_, question) => {
    expect((await backend.call(usersSend, { body: bodyOf(question) })).status).toBe(400)
  })

  it('to an assistant that is not there is refused', async () => {
    expect(
      (await backend.call(usersSend, { body: bodyOf({ text: '在吗', variant: 'nobody' }) })).status,
    ).toBe(404)
  })

  it('asked too often is put off, in words', async () => {
    const { token } = await backend.login('13900000042')
    const answers = []
    for (let turn = 0; turn < 13; turn++) {
      answers.push(await backend.call(usersSend, { body: bodyOf({ text: '国家线' }) }, token))
    }
    expect(answers.at(-1)).toMatchObject({ status: 429, code: 'Y42903', msg: '提问太快了，请一分钟后再问' })
    backend.time.now += 61_000
    expect((await backend.call(usersSend, { body: bodyOf({ text: '国家线' }) }, token)).status).toBe(200)
  })
})

it('asked two hundred times in a day waits for the next, also when many come at once', async () => {
  const { token } = await backend.login('13900000043')
  // The answer needs no search, and counts all the same.
  const again = () => backend.call(usersSend, { body: bodyOf({ text: '我不想活了' }) }, token)
  for (let minute = 0; minute < 16; minute++) {
    const statuses = (await Promise.all(Array.from({ length: 12 }, again))).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    backend.time.now += 61_000
  }
  const last = await Promise.all(Array.from({ length: 12 }, again))
  expect(last.filter(({ status }) => status === 200)).toHaveLength(8)
  expect(last.find(({ status }) => status === 429)).toMatchObject({ code: 'Y42904', msg: expect.any(String) })
  backend.time.now += 86_400_000
  expect((await again()).status).toBe(200)
})

test('the assistants are rows', async () => {
  const list = await backend.ask(variants, {})
  expect(list.map(({ variant }) => variant)).toEqual(
    expect.arrayContaining(['general', 'wenxin', 'innovation', 'occupation', 'construction', 'recorder']),
  )
  expect(JSON.stringify(list)).not.toContain('persona')
})
