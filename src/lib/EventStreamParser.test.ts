import fc from 'fast-check'
import { EventStreamParser, type StreamEvent } from './EventStreamParser'

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf8'))

const readIn = (parts: readonly Uint8Array[]): StreamEvent[] => {
  const parser = new EventStreamParser()
  return parts.flatMap((part) => parser.push(part))
}

/** Every stream of the tests, with the data that it says. */
const STREAMS: readonly (readonly [string, string, readonly string[]])[] = [
  ['one event', 'data: 你好\n\n', ['你好']],
  ['several lines', 'data: a\ndata: 第二行\ndata\n\n', ['a\n第二行\n']],
  ['line ends of Windows', 'data: 一\r\n\r\ndata: 二\r\n\r\n', ['一', '二']],
  ['line ends of old Macs', 'data: 一\r\rdata: 二\r\r', ['一', '二']],
  ['comments and blank events', ': ready\n\n\n\ndata: 三\n\n: 心跳\n\n', ['三']],
  ['characters outside the first plane', 'data: 🎓研途📚\n\n', ['🎓研途📚']],
  ['a mark of order', '\uFEFFdata: x\n\n', ['x']],
  ['no blank', 'data:{"a": "：b"}\n\n', ['{"a": "：b"}']],
  ['fields nobody knows', 'retry: 10\nfoo: bar\ndata: 四\n\n', ['四']],
  ['an event that is not finished', 'data: 五\n\ndata: 六\n', ['五']],
  ['the end of the protocol of OpenAI', 'data: {"x":1}\n\ndata: [DONE]\n\n', ['{"x":1}', '[DONE]']],
]

describe.each(STREAMS)('%s', (_, text, said) => {
  const bytes = bytesOf(text)

  it('is read as it is', () => expect(readIn([bytes]).map(({ data }) => data)).toEqual(said))

  it('is the same cut at every byte', () => {
    for (let at = 0; at <= bytes.length; at++) {
      expect(readIn([bytes.slice(0, at), bytes.slice(at)]).map(({ data }) => data)).toEqual(said)
    }
  })

  it('is the same byte by byte', () =>
    expect(readIn([...bytes].map((byte) => new Uint8Array([byte]))).map(({ data }) => data)).toEqual(said))
})

it('names events and keeps the last id', () =>
  expect(readIn([bytesOf('event: turn\nid: 7\ndata: a\n\ndata: b\n\n')])).toEqual([
    { event: 'turn', data: 'a', id: '7' },
    { event: 'message', data: 'b', id: '7' },
  ]))

it('reads any bytes as the decoder of the platform does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (raw) => {
      const line = raw.filter((byte) => byte !== 10 && byte !== 13)
      const [event] = readIn([bytesOf('data: x'), line, bytesOf('\n\n')])
      // The standard leaves open how many replacement characters invalid bytes become.
      const once = (text: string) => text.replace(/\uFFFD+/g, '\uFFFD')
      expect(once(event?.data ?? '')).toBe(
        once(`x${new TextDecoder('utf-8', { ignoreBOM: true }).decode(line)}`),
      )
    }),
    { numRuns: 300, seed: 20261122 },
  )
})

it('reads any text however it is cut', () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 }).map((one) => one.replace(/[\r\n\0]/g, ''))
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), fc.array(fc.nat(200), { maxLength: 8 }), (texts, cuts) => {
      const bytes = bytesOf(texts.map((one) => `data: ${one}\n\n`).join(''))
      const places = [0, ...cuts.filter((at) => at < bytes.length).sort((a, b) => a - b), bytes.length]
      const parts = places.slice(1).map((to, at) => bytes.slice(places[at] ?? 0, to))
      expect(readIn(parts).map(({ data }) => data)).toEqual(texts)
    }),
    { numRuns: 200, seed: 20261122 },
  )
})
