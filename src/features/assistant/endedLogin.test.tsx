import { act, screen } from '@testing-library/react'
import { storage } from '@/platform/storage'
import { answeredTurn } from '../../../tests/builders/answeredTurn'
import { UID } from '../../../tests/builders/fakeStores'
import { fedStreams, openChat, tap } from '../../../tests/builders/openChat'
import { arrive } from '../../../tests/builders/renderIn'
import { ok, refused } from '../../../tests/builders/scriptedNetwork'

const streams = fedStreams()

it('lets the request layer hear of a login that has ended, and keeps the question for the next one', async () => {
  const send = 'POST /base/v1/robot/users-send'
  const login = { loggedIn: true, answers: { [send]: refused(401, 'Y401', '请先登录系统！') } }
  const { network, unmount } = await openChat(login)
  await tap('国家线是什么？')
  await act(async () => streams[0]?.refuse(401))
  await arrive(3000)
  expect(network.sent(send)).toHaveLength(1)
  expect(screen.getByRole('alert').textContent).toContain('请先登录系统！')
  unmount()
  const { conversationId, turnId } = JSON.parse(streams[0]?.request.body ?? '{}') as Record<string, string>
  const path = `GET /base/v1/robot/users/${UID}/conversations/${conversationId}`
  const earlier = { ...answeredTurn, question: '以前的问题' }
  const talk = { conversationId, variant: 'general', title: '', updatedAt: 0, turns: [earlier] }
  await openChat({ loggedIn: true, answers: { [path]: ok(talk) } })
  expect(screen.getByText('以前的问题')).toBeTruthy()
  expect(JSON.parse(streams.at(-1)?.request.body ?? '{}')).toMatchObject({ turnId, text: '国家线是什么？' })
  expect(streams).toHaveLength(2)
})

const SEND = 'POST /base/v1/robot/users-send'
const TOKEN = { access_token: 't', expires_in: 3600, register_time: 0 }

/** Asks twice: the first is answered, the second meets an ended login. */
const askIntoAnEndedLogin = async () => {
  const chat = await openChat({
    loggedIn: true,
    answers: { [SEND]: refused(401, 'Y401', '请先登录系统！') },
  })
  await tap('国家线是什么？')
  await act(async () => streams[0]?.say({ kind: 'turn', turn: answeredTurn }))
  await act(async () => streams[0]?.end())
  await arrive(3000)
  await tap('调剂怎么办？')
  await act(async () => streams.at(-1)?.refuse(401))
  await arrive(3000)
  act(() => chat.stores.session.clear())
  await arrive(100)
  return chat
}

it('shows nobody what was said before a login ended, and goes on by itself after the same one', async () => {
  const { stores } = await askIntoAnEndedLogin()
  expect(screen.queryByText('基本要求。')).toBeNull()
  expect(screen.getByText('调剂怎么办？')).toBeTruthy()
  const sent = streams.length
  act(() => stores.session.begin({ ...TOKEN, uid: UID }))
  await arrive(500)
  expect(streams).toHaveLength(sent + 1)
  expect(JSON.parse(streams.at(-1)?.request.body ?? '{}')).toMatchObject({ text: '调剂怎么办？' })
})

it('offers a login where nothing else goes on, and no retry', async () => {
  await askIntoAnEndedLogin()
  expect(screen.getByRole('button', { name: '登录' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})

it('gives nothing of it to another account', async () => {
  const { stores } = await askIntoAnEndedLogin()
  const sent = streams.length
  act(() => stores.session.begin({ ...TOKEN, uid: 'somebody-else' }))
  await arrive(500)
  expect(screen.queryByText('调剂怎么办？')).toBeNull()
  expect(streams).toHaveLength(sent)
})

it('keeps the conversation that the other account has on this device, and goes on with it', async () => {
  const { stores, network } = await askIntoAnEndedLogin()
  const own = { ...answeredTurn, question: '另一个人的问题' }
  const talk = { conversationId: 'conversation-of-2', uid: '2', turns: [own] }
  storage.local.set('assistant:general:2', JSON.stringify(talk))
  const path = 'GET /base/v1/robot/users/2/conversations/conversation-of-2'
  network.answers[path] = ok({ ...talk, variant: 'general', title: '', updatedAt: 0 })
  act(() => stores.session.begin({ ...TOKEN, uid: '2' }))
  await arrive(500)
  expect(storage.local.get('assistant:general:2')).toContain('另一个人的问题')
  expect(screen.getByText('另一个人的问题')).toBeTruthy()
})

it('of an answer that was stopped before a word only 重试 is offered', async () => {
  await openChat({ loggedIn: true })
  await tap('国家线是什么？')
  await tap('停止')
  await arrive(100)
  for (const name of ['复制', '分享', '满意', '不满意', '换个答案'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByText('AI生成，仅供参考')).toBeNull()
  await tap('重试')
  expect(JSON.parse(streams.at(-1)?.request.body ?? '{}')).toMatchObject({ text: '国家线是什么？' })
})

it('shows a conversation no more that the account has deleted, and begins another one', async () => {
  const first = await openChat({ loggedIn: true })
  await tap('国家线是什么？')
  await act(async () => streams[0]?.say({ kind: 'turn', turn: answeredTurn }))
  await act(async () => streams[0]?.end())
  await arrive(3000)
  expect(screen.getByText('基本要求。')).toBeTruthy()
  first.unmount()
  const { conversationId } = JSON.parse(streams[0]?.request.body ?? '{}') as Record<string, string>
  const path = `GET /base/v1/robot/users/${UID}/conversations/${conversationId}`
  await openChat({ loggedIn: true, answers: { [path]: refused(404, 'Y404', '没有找到') } })
  await arrive(500)
  expect(screen.queryByText('基本要求。')).toBeNull()
  await tap('国家线是什么？')
  expect(JSON.parse(streams.at(-1)?.request.body ?? '{}')).not.toMatchObject({ conversationId })
})

it('offers what can be asked of the card that a learner came with, until it is put away', async () => {
  await openChat({ given: { kind: 'word', key: 'abandon', title: 'abandon' } })
  expect(screen.queryByRole('button', { name: '国家线是什么？' })).toBeNull()
  expect(screen.getByRole('button', { name: '这个词怎么用？' })).toBeTruthy()
  await tap('不带上它')
  expect(screen.getByRole('button', { name: '国家线是什么？' })).toBeTruthy()
})
