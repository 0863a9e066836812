import { LiveTurn, newTurn } from './LiveTurn'

const begin = (): LiveTurn =>
  new LiveTurn(newTurn({ turnId: 'turn-1', conversationId: 'talk-1' }, '国家线是什么？', null, 0))
const paragraph = (text: string) => ({ kind: 'paragraph' as const, line: [{ text }] })

describe('what a screen reader is told', () => {
  it('is every sentence once, however it comes', () => {
    const live = begin()
    const said: string[] = []
    const take = (...steps: Parameters<LiveTurn['take']>[0]): void => {
      live.take(steps)
      if (live.announcement) said.push(live.announcement)
    }
    take({ kind: 'text', text: '第一句。第' })
    take({ kind: 'text', text: '二' })
    take({ kind: 'text', text: '句。第三句。第四' })
    take(
      { kind: 'block', at: 0, block: paragraph('第一句。第二句。第三句。第四句') },
      { kind: 'text', text: '新的' },
    )
    take({ kind: 'text', text: '一段！' }, { kind: 'block', at: 1, block: paragraph('新的一段！') })
    take({
      kind: 'block',
      at: 2,
      block: { kind: 'list', ordered: true, items: [[{ text: '甲。' }], [{ text: '乙。' }]] },
    })
    expect(said).toEqual(['第一句。', '第二句。第三句。', '第四句', '新的一段！', '1. 甲。2. 乙。'])
  })

  it('is nothing that was said before, when the answer is read again', () => {
    const live = begin()
    live.take([{ kind: 'block', at: 0, block: paragraph('第一句。第二句。') }])
    live.fail('网络断开了')
    live.reread()
    live.take([{ kind: 'block', at: 0, block: paragraph('第一句。第二句。') }])
    expect(live.announcement).toBe('')
    live.take([{ kind: 'text', text: '第三句。' }])
    expect(live.announcement).toBe('第三句。')
  })
})

it('an answer that was stopped keeps what was shown of it, to be copied and to be found again', () => {
  const live = begin()
  live.take([
    { kind: 'block', at: 0, block: paragraph('第一段。') },
    { kind: 'text', text: '第二段还没' },
  ])
  live.stopped()
  expect(live.turn).toMatchObject({
    state: 'stopped',
    text: '第一段。\n\n第二段还没',
    blocks: [paragraph('第一段。'), paragraph('第二段还没')],
  })
  expect(new LiveTurn(live.turn).blocks).toEqual(live.blocks)
})
