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

/** Endings of endpoints that speak the protocol each in its own way. */
const part = (choice: object, rest: object = {}): string =>
  `data: ${JSON.stringify({ choices: [choice], ...rest })}\n\n`
const SAID = part({ delta: { role: 'assistant', content: '国家线' }, finish_reason: null })
const STOP = part({ delta: {}, finish_reason: 'stop' })
const usageOf = (usage: unknown, choices: unknown = []): string =>
  `data: ${JSON.stringify({ choices, usage })}\n\n`
const COUNTED = { prompt_tokens: 3, completion_tokens: 2 }

const readStream = async (body: string) => {
  const server = createServer((_request, response) => response.end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  try {
    const parts = new HttpModel({ baseUrl, apiKey: 'key', model: 'any' }).answer(
      [{ role: 'user', content: 'x' }],
      new AbortController().signal,
    )
    let text = ''
    for (let step = await parts.next(); ; step = await parts.next()) {
      if (step.done) return { text, usage: step.value }
      text += step.value
    }
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

test.each([
  ['a reason to finish without [DONE]', `${SAID}${STOP}`, undefined],
  [
    'a reason to finish with the last words',
    part({ delta: { content: '国家线' }, finish_reason: 'stop' }),
    undefined,
  ],
  ['as many tokens as it may have', `${SAID}${part({ delta: {}, finish_reason: 'length' })}`, undefined],
  [
    'choices: null beside the usage',
    `${SAID}${STOP}${usageOf(COUNTED, null)}data: [DONE]\n\n`,
    { asked: 3, answered: 2 },
  ],
  ['the usage without [DONE]', `${SAID}${STOP}${usageOf(COUNTED)}`, { asked: 3, answered: 2 }],
  ['delta: null', `${SAID}${part({ delta: null, finish_reason: 'stop' })}data: [DONE]\n\n`, undefined],
  ['no delta at all', `${SAID}${part({ finish_reason: 'stop' })}`, undefined],
  [
    'usage without completion_tokens',
    `${SAID}${usageOf({ prompt_tokens: 3 })}data: [DONE]\n\n`,
    { asked: 3, answered: 0 },
  ],
  ['usage that is no usage', `${SAID}${usageOf('free')}data: [DONE]\n\n`, undefined],
  ['a last line without its end', `${SAID}${STOP.trimEnd()}`, undefined],
  ['[DONE] without its end', `${SAID}data: [DONE]`, undefined],
])('an answer that ends with %s is whole', async (_ending, body, usage) => {
  expect(await readStream(body)).toEqual({ text: '国家线', usage })
})

test.each([
  ['nothing', SAID],
  ['half a line', `${SAID}data: {"choices": [{"del`],
  ['an error for a reason', `${SAID}${part({ delta: {}, finish_reason: 'error' })}`],
  ['an error for a chunk', `${SAID}data: {"error": {"message": "overloaded"}}\n\n`],
])('an answer that ends with %s broke off', async (_ending, body) => {
  await expect(readStream(body)).rejects.toMatchObject({ reason: 'broken' })
})

test('whoever stops it waits no longer', async () => {
  const stop = new AbortController()
  setTimeout(() => stop.abort(), 100)
  await expect(ask('慢慢说', stop.signal)).rejects.not.toBeInstanceOf(ModelFailure)
})

test.each([
  ['a line without end', 'x'],
  ['lines of an event without end', 'data: x\n'],
])('an endpoint that sends %s fails as broken, long before it fills the memory', async (_, piece) => {
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
