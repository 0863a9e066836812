import { tutor, tutors } from '@/contracts/baoyan/catalogue'
import { articleQuestions, askQuestion, claimTutor } from '@/contracts/baoyan/questions'
import { runScript } from '../harness/runScript'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
let address: string
let me: { uid: string; token: string }
beforeAll(async () => {
  backend = await startBackend({ operatorKey: 'key' })
  address = await backend.fastify.listen({ port: 0, host: '127.0.0.1' })
  me = await backend.login('13900000083')
})
afterAll(() => backend.stop())

/** Output of `npm run baoyan`. */
const run = (...args: string[]): Promise<string> =>
  runScript('baoyan', args, { BASE_URL: address, OPERATOR_TOKEN: '' })

const claim = async (kind: 'remove' | 'reply', tutorId: string, text: string): Promise<string> => {
  const body = { tutorId, kind, text, contact: 'a@example.com' }
  await backend.ask(claimTutor, { params: { uid: me.uid }, body }, me.token)
  const line = (await run('claims')).split('\n').find((one) => one.includes(text))
  return line?.split('\t')[0] ?? ''
}

test('staff answer a question, remove a tutor who asked for it, and show the reply of another', async () => {
  const params = { uid: me.uid }
  const question = { articleId: 'consult-03', text: '候补名单什么时候公布？' }
  const { questionId } = await backend.ask(askQuestion, { params, body: question }, me.token)
  expect(await run('questions')).toBe(`${questionId}\tconsult-03\t候补名单什么时候公布？`)
  expect(await run('answer', questionId, '各校时间不同，看学院通知。')).toBe(
    `question ${questionId} is answered`,
  )
  const { list } = await backend.ask(articleQuestions, { params: { id: 'consult-03' }, query: {} })
  expect(list[0]).toMatchObject({ answer: '各校时间不同，看学院通知。' })

  const before = (await backend.ask(tutors, { query: {} })).total
  const removal = await claim('remove', 'sample-02', '我是本人，请删除')
  expect(await run('grant', removal)).toBe(`request ${removal} is granted`)
  expect(await run('deny', removal)).toContain('404')
  expect((await backend.ask(tutors, { query: {} })).total).toBe(before - 1)
  expect((await backend.call(tutor, { params: { id: 'sample-02' } })).status).toBe(404)

  const reply = await claim('reply', 'sample-03', '今年不再招收推免生')
  await run('grant', reply)
  const { replies } = await backend.ask(tutor, { params: { id: 'sample-03' } })
  expect(replies.map(({ text }) => text)).toEqual(['今年不再招收推免生'])
  expect(await run('claims')).toBe('no request waits')
})
