import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startModelStub } from '../../dev/standInModel'
import { HttpModel } from './HttpModel'
import { ModelFailure } from './LanguageModel'

let standIn: Awaited<ReturnType<typeof startModelStub>>
beforeAll(async () => {
  standIn = await startModelStub()
})
afterAll(() => standIn.stop())

const model = () =>
  new HttpModel({ baseUrl: standIn.url, apiKey: 'key', model: 'any', firstByteMs: 600, idleMs: 600 })

const ask = async (question: string, signal = new AbortController().signal) => {
  const parts = model().answer([{ role: 'user', content: `<问题>${question}</问题>` }], signal)
  let text = ''
  for (let part = await parts.next(); ; part = await parts.next()) {
    if (part.done) return { text, usage: part.value }
    text += part.value
  }
}

const reasonOf = (question: string): Promise<unknown> =>
  ask(question).then(
    () => 'no failure',
    (error: unknown) => (error instanceof ModelFailure ? error.reason : error),
  )

test('an answer comes whole, however its bytes were cut, with what it cost', async () => {
  const { text, usage } = await ask('国家线')
  expect(text).toMatch(/^这是替身模型的回答。你问的是“国家线”，[^\uFFFD]*最后一句没有这个出处 \[99\]。$/)
  expect(usage).toEqual({ asked: 100, answered: 50 })
})

test.each([
  ['拒绝', 'refused'],
  ['乱码', 'broken'],
  ['中途断开', 'unreachable'],
  ['不说话', 'stalled'],
  ['半路卡住', 'stalled'],
])('%s is told as %s', async (mood, reason) => {
  expect(await reasonOf(mood)).toBe(reason)
})

test('whoever stops it waits no longer', async () => {
  const stop = new AbortController()
  setTimeout(() => stop.abort(), 100)
  await expect(ask('慢慢说', stop.signal)).rejects.not.toBeInstanceOf(ModelFailure)
})

test.each([
  ['a line without end', 'x'],
  ['lines of an event without end', 'data: x\n'],
])('an endpoint that sends %s is told as broken, long before it fills the memory', async (_, piece) => {
  let sent = 0
  const endless = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: ')
    const more = (): void => {
      if (response.destroyed) return
      sent += 65_536
      response.write(piece.repeat(65_536 / piece.length), () => setImmediate(more))
    }
    more()
  })
  await new Promise<void>((done) => endless.listen(0, '127.0.0.1', done))
  const { port } = endless.address() as AddressInfo
  const endpoint = { baseUrl: `http://127.0.0.1:${port}`, apiKey: 'key', model: 'any' }
  const parts = new HttpModel(endpoint).answer(
    [{ role: 'user', content: '国家线' }],
    new AbortController().signal,
  )
  await expect(parts.next()).rejects.toMatchObject({ reason: 'broken' })
  expect(sent).toBeLessThan(64 * 1024 * 1024)
  await new Promise((done) => {
    endless.close(done)
    endless.closeAllConnections()
  })
})
