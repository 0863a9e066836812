import { usersSend } from '@/contracts/assistant/chat'
import { linearText, withoutRooms } from '@/domain/maths/formulaText'
import { authored, examinee, wrongTo } from '../harness/examinee'
import { bodyOf } from '../harness/askAssistant'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
let people = 0
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const newcomer = () => backend.login(`139000080${String((people += 1)).padStart(2, '0')}`)

const askAbout = (id: string, token?: string) => {
  const context = { kind: 'exercise', id, title: '这道题' } as const
  return backend.ask(usersSend, { body: bodyOf({ text: '这一步为什么？', context }) }, token)
}

const analysisOf = (id: string): string => linearText(authored.get(id)?.analysis ?? '')
const plain = (text: string): string => text.replace(/\s/g, '')
const isTold = ({ text }: { readonly text: string }, id: string): boolean =>
  plain(text).includes(plain(analysisOf(id)).slice(0, 12))

test('who comes from a question is told its key and why, formulas typeset, with the way to more of its point', async () => {
  const { token } = await newcomer()
  const turn = await askAbout('ma1-s-001', token)
  expect(turn.sources[0]).toMatchObject({
    place: '数学（一）题目解析',
    link: { route: 'exercisesBrushTopic', query: { subject: '301', point: '函数、极限与连续' } },
  })
  expect(isTold(turn, 'ma1-s-001')).toBe(true)
  expect(turn.text).toContain('答案：1/2')
  expect(JSON.stringify(turn.blocks)).toContain('"text":"\\\\frac{x^3}{2}","formula":{"width":')
})

test.each([
  ['ordering', 'cs2-o-001', '答案：确认该结点的左、右孩子都不为空 → 从右孩子出发一直向左，找到中序后继 → '],
  ['matching', 'cs2-x-001', '答案：PC：存放下一条要取的指令的地址；IR：存放当前正在执行的指令；'],
])('the key of a %s question is told in words: letters are another’s order', async (_, id, key) => {
  const { token } = await newcomer()
  const { text } = await askAbout(id, token)
  expect(text).toContain(key)
  expect(text).not.toMatch(/答案：[A-T]+\s/)
})

test('what an open test of the learner asks is not told, neither by its card nor by a search, and is afterwards', async () => {
  const who = await newcomer()
  const sat = await examinee(backend, who)({ kind: 'pointTest', subject: '301', point: '函数、极限与连续' })
  const [id = ''] = sat.first.questions.map((question) => question.id)
  const search = { text: linearText(authored.get(id)?.stem ?? '').slice(0, 200) }
  const told = async () => [
    isTold(await askAbout(id, who.token), id),
    isTold(await backend.ask(usersSend, { body: bodyOf(search) }, who.token), id),
  ]
  expect(await told()).toEqual([false, false])
  // An unrelated question is refused as well.
  expect(await askAbout(id, who.token)).toMatchObject({ kind: 'refused', sources: [] })
  await sat.send([sat.answer(id, wrongTo(id)), sat.handIn()])
  await sat.report()
  expect(await told()).toEqual([true, true])
})

test('a stranger, who may be at a test that nobody knows of, is told of no question of the exercises', async () => {
  const turn = await askAbout('ma1-s-001')
  expect(turn).toMatchObject({ kind: 'refused', text: expect.stringContaining('登录后') as unknown })
  expect(isTold(turn, 'ma1-s-001')).toBe(false)
  expect(turn.sources.filter(({ place }) => place === '数学（一）题目解析')).toEqual([])
})

describe('who asks about a letter', () => {
  const context = { kind: 'exercise', id: 'ma1-s-001', title: '这道题' } as const
  const ask = (text: string, token: string) =>
    backend.ask(usersSend, { body: bodyOf({ text, context }) }, token)
  const opening = { kind: 'practice', subject: '301', question: context.id, size: 1 } as const

  it.each([0, 1, 2, 3])('is told what his attempt showed there (%d)', async (at) => {
    const who = await newcomer()
    const { first } = await examinee(backend, who)(opening)
    const shown = first.questions.find(({ id }) => id === context.id)
    const option = shown?.options[at]
    expect(option).toBeDefined()
    const { text } = await ask(`为什么不选 ${'ABCD'[at]}`, who.token)
    const right = authored.get(context.id)
    const isKey = right?.type === 'single' && right.answer === 'ABCD'[option?.no ?? -1]
    expect(plain(text)).toContain(
      plain(`选项 ${'ABCD'[at]} 是：${linearText(withoutRooms(option?.text ?? ''))}`),
    )
    expect(text.includes('它是正确答案')).toBe(isKey)
  })

  it('is told of no order that he never saw', async () => {
    const { token } = await newcomer()
    expect((await ask('为什么不选 B', token)).text).not.toContain('你做这道题时')
  })

  it('is told of a letter only where all his attempts showed the same there', async () => {
    const who = await newcomer()
    const sittings = []
    for (let n = 0; n < 4; n += 1) {
      sittings.push((await examinee(backend, who)(opening)).first)
      backend.time.now += 60_000
    }
    for (const at of [0, 1, 2, 3]) {
      const seen = sittings.map(
        ({ questions }) => questions.find(({ id }) => id === context.id)?.options[at]?.no,
      )
      const { text } = await ask(`为什么不选 ${'ABCD'[at]}`, who.token)
      expect(text.includes('你做这道题时')).toBe(new Set(seen).size === 1)
    }
  })
})
