/** @jest-environment ./tests/api/environment.cjs */
import { usersSend } from '@/contracts/assistant/chat'
import { bodyOf, idOf } from './askAssistant'
import { type Backend, startBackend } from './startBackend'

/** The session, two limits, the turn and its conversation, what is read and what is kept: no later question costs more. */
const MOST = 12

let backend: Backend
beforeAll(async () => void (backend = await startBackend()))
afterAll(() => backend.stop())

test('a question costs no more statements the longer its conversation is', async () => {
  const { token } = await backend.login('13900000651')
  const conversationId = idOf('talk')
  const costOf = (text: string) =>
    backend.countQueries(() => backend.ask(usersSend, { body: bodyOf({ text, conversationId }) }, token))
  const costs: number[] = []
  for (const text of ['国家线是什么？', '怎么申请退款', '优惠券怎么用', '矩阵的秩怎么求'])
    costs.push(await costOf(text))
  expect(Math.max(...costs)).toBeLessThanOrEqual(MOST)
})
