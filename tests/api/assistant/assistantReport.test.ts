import { usersSend } from '@/contracts/assistant/chat'
import { bodyOf } from '../harness/askAssistant'
import { examinee, rightTo, wrongTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

test('the example that is offered after a concept is told', async () => {
  const { token } = await backend.login('13900000473')
  const ask = (text: string) => backend.ask(usersSend, { body: bodyOf({ text }) }, token)
  const [chip = ''] = (await ask('特征值怎么求')).followUps
  expect(chip).toBe('讲一道“特征值与特征向量”的例题')
  const example = await ask(chip)
  expect(example.sources[0]?.place).toContain('题目解析')
  expect(example.text).toContain('解析')
})

test('a report is told to its learner when it is out, and to nobody else', async () => {
  const me = await backend.login('13900000471')
  const sat = await examinee(backend, me)({ kind: 'practice', subject: '101', type: 'single', size: 3 })
  const context = { kind: 'score-report', id: sat.params.attemptId, title: '我的练习' } as const
  const ask = (token?: string) =>
    backend.ask(usersSend, { body: bodyOf({ text: '我哪里最弱，下一步做什么？', context }) }, token)
  expect((await ask(me.token)).text).not.toContain('满分')
  const [one = '', ...others] = sat.first.questions.map(({ id }) => id)
  await sat.send([sat.answer(one, rightTo(one)), ...others.map((id) => sat.answer(id, wrongTo(id)))])
  await sat.send([sat.handIn()])
  const turn = await ask(me.token)
  expect(turn).toMatchObject({ kind: 'extract', sources: [{ place: '成绩报告' }] })
  expect(turn.text).toContain('3 题里答对 1 题')
  expect(JSON.stringify(turn.blocks)).toContain('"route":"exercisesBrushTopic"')
  const other = await backend.login('13900000472')
  for (const token of [other.token, undefined]) expect((await ask(token)).text).not.toContain('满分')
})
