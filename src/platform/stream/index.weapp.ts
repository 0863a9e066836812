import Taro from '@tarojs/taro'
import { HttpFailure } from '../request'
import type { OpenStreaming, StreamEnd } from './types'
import { Watch } from './Watch'

const OK = 200
/** No answer takes longer; the client would give up after a minute by itself. */
const MOST_MS = 600_000
/** An answer of another kind is short. */
const MOST_KEPT = 8192

/** The text of an answer that is no stream: short UTF-8, decoded through percent escapes. */
const textOf = (bytes: readonly number[]): string => {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
  } catch {
    return ''
  }
}

/** By a chunked request, from base library 2.20.1 on. */
export const openStream: OpenStreaming = (request) => {
  const { url, headers, body, onBytes } = request
  let isAborted = false
  const kept: number[] = []
  let settle: (end: StreamEnd) => void = () => undefined
  let fail: (failure: HttpFailure) => void = () => undefined
  const ended = new Promise<StreamEnd>((resolve, reject) => {
    settle = resolve
    fail = reject
  })
  const task = Taro.request<ArrayBuffer>({
    url,
    method: 'POST',
    header: headers,
    data: body,
    enableChunked: true,
    responseType: 'arraybuffer',
    timeout: MOST_MS,
    success: ({ statusCode }) => {
      watch.stop()
      settle(statusCode === OK ? { kind: 'end' } : { kind: 'answer', status: statusCode, text: textOf(kept) })
    },
    fail: () => {
      watch.stop()
      fail(new HttpFailure(watch.isLate ? 'timeout' : isAborted ? 'aborted' : 'offline'))
    },
  })
  const abort = (): void => {
    isAborted = true
    task.abort()
  }
  const watch = new Watch(request, abort)
  // Ignore the promise of Taro's task: the callbacks report its end.
  task.catch(() => undefined)
  task.onChunkReceived(({ data }) => {
    watch.touch()
    const bytes = new Uint8Array(data)
    if (kept.length < MOST_KEPT) kept.push(...bytes.slice(0, MOST_KEPT - kept.length))
    onBytes(bytes)
  })
  return { ended, abort }
}
