import { usersSend } from '@/contracts/assistant/chat'
import { liveTalk } from '@/contracts/course/live'
import type { OpenStreaming, StreamRequest } from '@/platform/stream'
import { callStream, type StreamDeps } from './callStream'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Dependencies whose stream keeps the request that opened it. */
const world = () => {
  const opened: StreamRequest[] = []
  const open: OpenStreaming = (request) => {
    opened.push(request)
    return { ended: Promise.resolve({ kind: 'end' }), abort: () => undefined }
  }
  const deps: StreamDeps = { open, apiBase: 'https://api', identify: () => ({ Authorization: 'Bearer t' }) }
  return { deps, opened }
}

const TIMES = { firstByteMs: 1, idleMs: 2 }

test('asks as the contract says: path, identity, own headers, times and body', () => {
  const { deps, opened } = world()
  const headers = { Authorization: 'Bearer staff' }
  callStream(
    deps,
    liveTalk,
    { params: { liveId: 'a b' }, body: {} },
    { ...TIMES, headers, take: () => undefined },
  )
  expect(opened).toMatchObject([
    {
      url: `https://api${liveTalk.path.replace('{liveId}', 'a%20b')}`,
      headers: {
        Authorization: 'Bearer staff',
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      body: '{}',
      ...TIMES,
    },
  ])
})

test('hands over the events of the contract, wherever their bytes are cut, and skips others', () => {
  const { deps, opened } = world()
  const taken: unknown[] = []
  let heard = 0
  const listener = { ...TIMES, heard: () => (heard += 1), take: (event: unknown) => taken.push(event) }
  callStream(deps, liveTalk, { params: { liveId: '1' }, body: {} }, listener)
  const hidden = JSON.stringify({ kind: 'hidden', messageId: 7 })
  const text = `data: {"kind":"of another release"}\n\ndata: no JSON\n\ndata: ${hidden}\n\n`
  for (const letter of text) opened[0]?.onBytes(bytes(letter))
  expect(taken).toEqual([{ kind: 'hidden', messageId: 7 }])
  expect(heard).toBe(text.length)
})

test('answers nothing where the client reads no streams', () => {
  const { deps } = world()
  const deaf = { ...deps, open: () => undefined }
  const body = { turnId: 't', message: 'm' } as never
  expect(callStream(deaf, usersSend, { body }, { ...TIMES, take: () => undefined })).toBeUndefined()
})
