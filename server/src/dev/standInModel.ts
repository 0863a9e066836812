import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import * as v from 'valibot'

/** Behaviours of the stub model, chosen by a word in the question. */
const MOODS = ['慢慢说', '一直说', '长篇大论', '中途断开', '不说话', '乱码', '拒绝', '半路卡住'] as const
/** How it answers a question that says none of the words. */
type Mood = (typeof MOODS)[number] | '正常'

const PAUSE_MS = 30
const SLOW_MS = 400
const INTERNAL = 500
/** 一直说 runs for more than a minute, so a test has time to stop it. */
const MANY = 200
/** So many parts make 20,000 characters. */
const PARTS = 66

const askedSchema = v.object({ messages: v.array(v.object({ role: v.string(), content: v.string() })) })

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array))
  return Buffer.concat(parts).toString('utf8')
}

const longPart = (no: number): string => `### 第 ${no} 部分 [1]

${'这一段讲的是同一个道理，换一种说法再讲一遍。'.repeat(6)}

1. 先看 $x_${no}^2$ 的定义
2. 再看例题，然后自己做一遍

| 步骤 | 做什么 | 多久 |
| --- | --- | --- |
| 一 | 读题，圈出条件 | 一分钟 |
| 二 | 列式，算出结果 | 三分钟 |

`

const sentencesOf = (question: string, mood: Mood): string[] => {
  if (mood === '长篇大论') return Array.from({ length: PARTS }, (_, no) => longPart(no))
  if (mood === '一直说') return Array.from({ length: MANY }, (_, no) => `这是第${no}句。`)
  return usual(question)
}

const usual = (question: string): string[] => [
  '这是替身模型的回答。',
  `你问的是“${question.slice(0, 40)}”，`,
  '根据资料，要点如下 [1]：\n\n',
  '- **先看结论**，再看依据 [1]\n',
  '- 不确定的地方以出处为准 [2]\n\n',
  '最后一句没有这个出处 [99]。',
]

const chunk = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

/** Writes bytes cut in the middle of characters, as networks do. */
const writeCut = (response: ServerResponse, text: string): void => {
  const bytes = Buffer.from(text, 'utf8')
  const middle = Math.floor(bytes.length / 2)
  response.write(bytes.subarray(0, middle))
  response.write(bytes.subarray(middle))
}

const speak = async (response: ServerResponse, question: string, mood: Mood): Promise<void> => {
  for (const [at, sentence] of sentencesOf(question, mood).entries()) {
    // Stop when the client is gone: waiting for the rest would delay the shutdown by a minute.
    if (response.destroyed) return
    if (at === 2 && mood === '中途断开') return void response.destroy()
    if (at === 2 && mood === '半路卡住') return
    if (at === 1 && mood === '乱码') return void response.end('data: {"choices": [oops\n\n')
    writeCut(response, chunk(sentence))
    await pause(mood === '慢慢说' || mood === '一直说' ? SLOW_MS : PAUSE_MS)
  }
  response.write(
    `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 50 } })}\n\n`,
  )
  response.end('data: [DONE]\n\n')
}

const answer = async (request: IncomingMessage, response: ServerResponse, otherwise: Mood): Promise<void> => {
  const { messages } = v.parse(askedSchema, JSON.parse(await bodyOf(request)))
  const question = /<问题>([\s\S]*)<\/问题>/.exec(messages.at(-1)?.content ?? '')?.[1] ?? ''
  const mood = MOODS.find((one) => question.includes(one)) ?? otherwise
  if (mood === '不说话') return
  if (mood === '拒绝') return void response.writeHead(INTERNAL).end('{"error": {"message": "no"}}')
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  await speak(response, question, mood)
}

/** A model that is none: speaks the protocol of OpenAI, with errors, stalls and garbage on demand. For tests and development. */
export const startModelStub = (
  port = 0,
  otherwise: Mood = '正常',
): Promise<{ readonly url: string; stop(): Promise<void> }> =>
  new Promise((resolve) => {
    const server: Server = createServer((request, response) => {
      answer(request, response, otherwise).catch(() => response.destroy())
    })
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      resolve({
        url: `http://127.0.0.1:${bound}/v1`,
        stop: () =>
          new Promise((done) => {
            server.closeAllConnections()
            server.close(() => done())
          }),
      })
    })
  })
