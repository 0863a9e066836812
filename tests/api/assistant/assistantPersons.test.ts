import { usersSend } from '@/contracts/assistant/chat'
import { bodyOf, idOf, type Question } from '../harness/askAssistant'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())
beforeEach(() => void (backend.time.now += 120_000))

const ask = (question: Question) => backend.ask(usersSend, { body: bodyOf(question) })

describe('a person', () => {
  const recorder = (text: string, conversationId: string) =>
    ask({ text, variant: 'recorder', conversationId })

  it('takes over when asked for', async () => {
    expect(await recorder('转人工', idOf('talk'))).toMatchObject({ kind: 'person', handOver: true })
  })

  it('takes over after one miss in office hours, after two at night', async () => {
    expect(await recorder('火星火锅底料', idOf('talk'))).toMatchObject({ kind: 'none', handOver: true })
    backend.time.now += 11 * 3_600_000
    const night = idOf('talk')
    expect(await recorder('火星火锅底料', night)).toMatchObject({ kind: 'none', handOver: false })
    expect(await recorder('木星火锅底料', night)).toMatchObject({ kind: 'none', handOver: true })
    expect((await recorder('转人工', night)).text).toContain('09:00–22:00')
    backend.time.now += 13 * 3_600_000
  })

  it('is not offered by a teacher, who says where there is one', async () => {
    const turn = await ask({ text: '转人工' })
    expect(turn).toMatchObject({ kind: 'person', handOver: false })
    expect(JSON.stringify(turn.blocks)).toContain('"route":"recorder"')
  })

  it.each(['我要投诉', '你们是骗子吧', '退款不给我退', '钱一直不退怎么回事'])(
    'hears who complains: %s',
    async (text) => {
      expect(await recorder(text, idOf('talk'))).toMatchObject({ kind: 'person', handOver: true })
      const turn = await ask({ text })
      expect(turn).toMatchObject({ kind: 'person', handOver: false })
      expect(JSON.stringify(turn.blocks)).toContain('"route":"recorder"')
    },
  )

  it.each(['投诉电话是多少', '诈骗罪怎么认定', '怎么防骗'])('is not called by %s', async (text) => {
    expect((await ask({ text })).kind).not.toBe('person')
  })

  it.each(['人工智能专业好考吗', '想转人工智能方向'])('is not meant by %s', async (text) => {
    expect((await ask({ text })).kind).not.toBe('person')
    expect((await recorder(text, idOf('talk'))).kind).not.toBe('person')
  })
})
