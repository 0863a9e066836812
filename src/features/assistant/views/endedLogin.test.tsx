import { act, screen } from '@testing-library/react'
import { answeredTurn } from '../../../../tests/builders/answeredTurn'
import { UID } from '../../../../tests/builders/fakeStores'
import { fedStreams, openChat, tap } from '../../../../tests/builders/openChat'
import { arrive } from '../../../../tests/builders/renderIn'
import { ok, refused } from '../../../../tests/builders/scriptedNetwork'

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
