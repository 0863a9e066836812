import { HttpFailure } from '../request'
import type { OpenStreaming, StreamEnd, StreamRequest } from './types'
import { Watch } from './Watch'

const OK = 200

const read = async (answer: Response, request: StreamRequest, watch: Watch): Promise<StreamEnd> => {
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (answer.status !== OK || !isStream || !answer.body) {
    return { kind: 'answer', status: answer.status, text: await answer.text() }
  }
  const reader = answer.body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    watch.touch()
    request.onBytes(piece.value)
  }
  return { kind: 'end' }
}

/** By a reader on fetch; old web-views have none. */
export const openStream: OpenStreaming = (request) => {
  if (typeof ReadableStream === 'undefined') return undefined
  const abort = new AbortController()
  const watch = new Watch(request, () => abort.abort())
  const run = async (): Promise<StreamEnd> => {
    try {
      const { url, headers, body } = request
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body,
        credentials: 'include',
        signal: abort.signal,
      })
      return await read(answer, request, watch)
    } catch {
      if (watch.isLate) throw new HttpFailure('timeout')
      throw new HttpFailure(abort.signal.aborted ? 'aborted' : 'offline')
    } finally {
      watch.stop()
    }
  }
  return { ended: run(), abort: () => abort.abort() }
}
