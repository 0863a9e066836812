import { usersSend } from '@/contracts/assistant/chat'
import { bodyOf, idOf } from '../harness/askAssistant'
import { type Backend, startBackend } from '../harness/startBackend'

/** The session, the limits, the turn and its conversation, what is read and what is kept: no later question costs more. */
const MOST = 10
/**
 * A slow machine adds a heartbeat or a poll of a finished answer: the cheapest of several tries is the cost of the
 * question.
 */
const TRIES = 3
/** Transaction brackets; one of the two databases reports them as statements. */
const BRACKETS = new Set(['begin', 'commit'])

let backend: Backend
beforeAll(async () => void (backend = await startBackend()))
afterAll(() => backend.stop())

const talks = {
  'of other things': ['国家线是什么？', '怎么申请退款', '矩阵的秩怎么求'],
  'that was not understood': ['矩阵的秩怎么求', '没看懂', '再讲一遍'],
}

test.each(Object.entries(talks))(
  'a question costs no more statements in a conversation %s',
  async (name, said) => {
    const { token } = await backend.login(`139000006${50 + Object.keys(talks).indexOf(name)}`)
    const conversationId = idOf('talk')
    const costOf = async (text: string): Promise<number> => {
      const body = bodyOf({ text, conversationId })
      const queries = await backend.recordQueries(() => backend.ask(usersSend, { body }, token))
      return queries.filter(({ text: sent }) => !BRACKETS.has(sent)).length
    }
    for (const text of said) {
      const costs: number[] = []
      for (let tries = 0; tries < TRIES; tries += 1) costs.push(await costOf(text))
      expect(Math.min(...costs)).toBeLessThanOrEqual(MOST)
    }
  },
)
