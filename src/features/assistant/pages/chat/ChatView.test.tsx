import { act, fireEvent, screen } from '@testing-library/react'
import type { AnswerEvent, Turn } from '@/contracts/assistant/chat'
import { copied } from '@/platform/clipboard'
import { called } from '@/platform/phone'
import { storage } from '@/platform/storage'
import { fakeStream } from '@/platform/stream'
import { answeredTurn } from '../../../../../tests/builders/answeredTurn'
import { bodyOf, ok, refused } from '../../../../../tests/builders/scriptedNetwork'
import { fakeStores, UID } from '../../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { fedStreams, openChat, tap } from '../../../../../tests/builders/openChat'
import { ChatView } from './ChatView'

const BUSY = '正在为您解答问题，请您稍后再输入'
const streams = fedStreams()

const type = (text: string): void =>
  void fireEvent.input(screen.getByLabelText('问题'), { target: { value: text } })
const say = async (...events: AnswerEvent[]): Promise<void> => {
  await act(async () => events.forEach((event) => streams.at(-1)?.say(event)))
  await arrive(3000)
}
const finish = async (turn: Turn = answeredTurn): Promise<void> => {
  await say({ kind: 'turn', turn })
  await act(async () => streams.at(-1)?.end())
  await arrive(3000)
}
const input = () => screen.getByLabelText<HTMLInputElement>('问题')

describe('a chat page', () => {
  it('greets, asks a suggestion, and is disabled until the answer is there', async () => {
    await openChat()
    expect(screen.getByText('你好，我是 AI 老师。')).toBeTruthy()
    await tap('国家线是什么？')
    expect(input().disabled).toBe(true)
    expect(input().placeholder).toBe(BUSY)
    await say({ kind: 'text', text: '教育部划定' })
    expect(screen.getByText('教育部划定')).toBeTruthy()
    expect(screen.queryByText('AI生成，仅供参考')).toBeNull()
    await finish()
    expect(input().disabled).toBe(false)
    expect(screen.getByText('AI生成，仅供参考')).toBeTruthy()
    expect(screen.getByText('[1] 国家线和院校线')).toBeTruthy()
    expect(screen.getByText('调剂怎么办？')).toBeTruthy()
  })

  it('calls the help line that is tapped', async () => {
    await openChat()
    await tap('国家线是什么？')
    const help: Turn = {
      ...answeredTurn,
      kind: 'crisis',
      blocks: [{ kind: 'paragraph', line: [{ text: '12356', phone: '12356' }] }],
    }
    await finish(help)
    fireEvent.click(screen.getByRole('link', { name: '拨打 12356' }))
    expect(called.number).toBe('12356')
  })

  it('draws a finished block once and says each finished sentence once', async () => {
    const { container } = await openChat()
    await tap('国家线是什么？')
    await say({ kind: 'block', at: 0, block: { kind: 'paragraph', line: [{ text: '第一段。' }] } })
    const first = container.querySelector('.answer__paragraph')
    const spoken = () => container.querySelector('[aria-live="polite"][role="status"]')?.textContent
    expect(spoken()).toBe('第一段。')
    await say({ kind: 'text', text: '第二句。第' })
    expect(spoken()).toBe('第二句。')
    await say({ kind: 'text', text: '三' })
    expect(container.querySelector('.answer__paragraph')).toBe(first)
    expect(spoken()).toBe('')
  })

  it('keeps what is typed as a draft, also over a restart', async () => {
    const { unmount } = await openChat()
    type('调剂要什么')
    unmount()
    await openChat()
    expect(input().value).toBe('调剂要什么')
    await tap('国家线是什么？')
    expect(input().value).toBe('')
    await finish()
    expect(input().value).toBe('调剂要什么')
  })

  it('stops, keeps what there is, and tells the backend', async () => {
    const { network } = await openChat({ answers: {} })
    await tap('国家线是什么？')
    await say({ kind: 'text', text: '教育部划定' })
    await tap('停止')
    expect(streams[0]?.isAborted).toBe(true)
    expect(screen.getByText('已停止')).toBeTruthy()
    expect(screen.getByText('教育部划定')).toBeTruthy()
    expect(network.requests.some(({ url }) => url.endsWith('/stop'))).toBe(true)
    expect(input().disabled).toBe(false)
  })

  it('reads on under the same id when the network was cut', async () => {
    await openChat()
    await tap('国家线是什么？')
    await say({ kind: 'text', text: '教育部' })
    await act(async () => streams[0]?.cut())
    expect(screen.getByRole('alert').textContent).toContain('答案还在后台生成')
    await tap('重试')
    const [one, two] = streams.map(({ request }) => (JSON.parse(request.body) as { turnId: string }).turnId)
    expect(two).toBe(one)
    await finish()
    expect(screen.getByText('AI生成，仅供参考')).toBeTruthy()
  })

  it('picks an answer up after a kill', async () => {
    const { unmount } = await openChat()
    await tap('国家线是什么？')
    unmount()
    await openChat()
    expect(streams).toHaveLength(2)
    expect(streams[1]?.request.body).toContain('国家线是什么？')
    expect(input().disabled).toBe(true)
    await finish()
    expect(screen.getByText('AI生成，仅供参考')).toBeTruthy()
  })

  it('says that nothing was sent where the network is cut before a word', async () => {
    await openChat()
    await tap('国家线是什么？')
    await act(async () => streams[0]?.cut())
    expect(screen.getByRole('alert').textContent).toContain('没有发出去，连上后点重试')
  })

  it('names the hotlines without a network to who speaks of ending his life', async () => {
    await openChat()
    type('活着好没意思')
    await tap('发送')
    await act(async () => streams[0]?.cut())
    expect(screen.getByRole('link', { name: '拨打 12356' })).toBeTruthy()
  })

  it('asks in one piece where the client cannot read in pieces', async () => {
    fakeStream.open = undefined
    const { network } = await openChat({ answers: { 'POST /base/v1/robot/users-send': ok(answeredTurn) } })
    await tap('国家线是什么？')
    await arrive(3000)
    expect(screen.getByText('基本要求。')).toBeTruthy()
    expect(bodyOf(network.sent('POST /base/v1/robot/users-send')[0])).toMatchObject({ variant: 'general' })
  })

  it('says in the backend’s words why a question was put off', async () => {
    fakeStream.open = undefined
    await openChat({
      answers: { 'POST /base/v1/robot/users-send': refused(429, 'Y42903', '提问太快了，请一分钟后再问') },
    })
    await tap('国家线是什么？')
    await arrive(3000)
    expect(screen.getByRole('alert').textContent).toContain('提问太快了，请一分钟后再问')
  })

  it('keeps what is asked before the conversation is there, below it', async () => {
    const world = fakeStores({
      loggedIn: true,
      storage,
      answers: {
        [`GET /base/v1/robot/users/${UID}/conversations/talk-1`]: ok({
          conversationId: 'talk-1',
          variant: 'general',
          title: '国家线',
          updatedAt: 1,
          turns: [answeredTurn],
        }),
      },
    })
    renderIn(world.stores, <ChatView />, 'chatbotPro', { id: 'talk-1' })
    type('调剂怎么办？')
    fireEvent.click(screen.getByRole('button', { name: '发送' }))
    await arrive(500)
    expect(screen.getByText('基本要求。')).toBeTruthy()
    expect(screen.getByText('调剂怎么办？')).toBeTruthy()
    expect(streams).toHaveLength(1)
    await say({ kind: 'text', text: '调剂看缺额' })
    expect(screen.getByText('调剂看缺额')).toBeTruthy()
  })

  it('opens the page of a source by its mark, and says before the end that it comes', async () => {
    const { stores, visits } = await openChat()
    await tap('国家线是什么？')
    await say({ kind: 'block', at: 0, block: { kind: 'paragraph', line: [{ text: '1', source: 1 }] } })
    fireEvent.click(screen.getByRole('link', { name: '出处 1' }))
    expect(stores.ui.toast?.text).toBe('回答写完就能打开出处')
    await finish()
    fireEvent.click(screen.getByRole('link', { name: '出处 1' }))
    await arrive(100)
    expect(visits.at(-1)).toContain('license')
  })

  it('says the title of a source without a page, and draws its mark as before', async () => {
    const { stores } = await openChat()
    await tap('国家线是什么？')
    await say({ kind: 'block', at: 0, block: { kind: 'paragraph', line: [{ text: '1', source: 1 }] } })
    await finish({
      ...answeredTurn,
      blocks: [{ kind: 'paragraph', line: [{ text: '1', source: 1 }] }],
      sources: [{ title: '国家线', place: '考研流程', link: null }],
    })
    fireEvent.click(screen.getByRole('link', { name: '出处 1' }))
    expect(stores.ui.toast?.text).toBe('出处：国家线')
  })

  it('offers no other answer than the one there can be', async () => {
    await openChat()
    await tap('国家线是什么？')
    await finish({ ...answeredTurn, kind: 'none' })
    expect(screen.queryByRole('button', { name: '换个答案' })).toBeNull()
  })

  it('copies with the label, asks for another answer, and takes a reason', async () => {
    const { network } = await openChat({ loggedIn: true })
    await tap('国家线是什么？')
    await finish()
    await tap('复制')
    expect(copied.text).toContain('——AI生成，仅供参考（研途）')
    await tap('不满意')
    fireEvent.click(screen.getByRole('radio', { name: '内容有错' }))
    await arrive(500)
    const rated = network.requests.find(({ url }) => url.endsWith('/rating'))
    expect(bodyOf(rated)).toEqual({ rating: 'wrong' })
    await tap('换个答案')
    expect(JSON.parse(streams.at(-1)?.request.body ?? '{}')).toMatchObject({ replaces: answeredTurn.turnId })
  })

  it('brings what the learner looked at along, once', async () => {
    await openChat({ given: { kind: 'word', key: 'abandon', title: 'abandon' } })
    expect(screen.getByText('关于单词：abandon')).toBeTruthy()
    type('怎么用？')
    await tap('发送')
    expect(JSON.parse(streams[0]?.request.body ?? '{}')).toMatchObject({
      context: { kind: 'word', id: 'abandon', title: 'abandon' },
    })
    expect(screen.queryByRole('button', { name: '不带上它' })).toBeNull()
  })

  it('gives the conversation to the account after a login', async () => {
    const { unmount } = await openChat()
    await tap('国家线是什么？')
    await finish()
    unmount()
    const adopt = `POST /base/v1/robot/users/${UID}/conversations/adopt`
    const { network } = await openChat({ loggedIn: true, answers: { [adopt]: ok({ done: true }) } })
    expect(bodyOf(network.sent(adopt)[0])).toEqual({ conversationIds: [expect.any(String)] })
    expect(screen.getByText('国家线是什么？')).toBeTruthy()
  })
})
