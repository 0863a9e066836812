import { expertQuestion, askExpert, experts } from '@/contracts/community/experts'
import { postDetail } from '@/contracts/community/forum'
import { runScript } from '../harness/runScript'
import { addMember, OPERATOR_KEY } from '../staff/staffWorld'
import { newKey, startCommunity } from './startCommunity'

const world = startCommunity()
const { send, learner, write } = world
let address: string
beforeAll(async () => {
  address = await world.backend().fastify.listen({ port: 0, host: '127.0.0.1' })
})

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runScript('community', args, { BASE_URL: address, OPERATOR_KEY, ...env })

it('shows the queue, publishes and refuses with a reason that the author reads', async () => {
  const { token } = await learner()
  const waits = async () => (await write(token, { body: '加群一起学，群号在主页' })).result.postId
  const [good, bad] = [await waits(), await waits()]
  const queue = await run(['queue'])
  const reviews = [...queue.matchAll(/^(\S+)\tversion 1\tpost/gm)].map(([, id = '']) => id)
  expect(reviews).toHaveLength(2)
  expect(queue).toContain('加群一起学')
  expect(await run(['refuse', reviews[1] ?? '', '1'])).toContain('is nothing that it does')
  expect(await run(['pass', reviews[0] ?? '', '1'])).toBe(`${reviews[0]} is public`)
  expect(await run(['refuse', reviews[1] ?? '', '1', '不能拉群'])).toBe(`${reviews[1]} is refused`)
  expect(await run(['pass', reviews[1] ?? '', '1'])).toMatch(/^409: /)
  const see = async (postId: string) => (await send(postDetail, { params: { postId } }, token)).result
  expect(await see(good)).toMatchObject({ state: 'public' })
  expect(await see(bad)).toMatchObject({ state: 'rejected', reason: '不能拉群' })
  expect(await run(['queue'])).toBe('no text waits')
  expect(await run(['queue'], { OPERATOR_KEY: 'another' })).toContain('wants another OPERATOR_KEY')
})

it('answers a question with the session of an expert', async () => {
  const { token } = await learner()
  const { result } = await send(experts, { query: { subject: '数学' } })
  const asked = { expertId: result[0]?.expertId ?? '', title: '等价无穷小能不能在加减里替换', body: '' }
  const body = { ...asked, requestKey: newKey(), pictures: [] }
  const { questionId } = (await send(askExpert, { body }, token)).result
  const { token: expert } = await addMember(world.backend(), 'command.expert', 'expert')
  const env = { OPERATOR_TOKEN: expert }
  expect(await run(['questions'], env)).toContain(questionId)
  const text = '可以，但要先看两项之差的阶数是否相同。'
  expect(await run(['answer', questionId, text], env)).toBe(`question ${questionId} is answered`)
  expect((await send(expertQuestion, { params: { questionId } }, token)).result.answer).toBe(text)
})
