import { HttpFailure } from '../request'
import type { OpenStream, OpenStreaming, StreamRequest } from './types'

export type * from './types'

/** Scripted streams, for tests; without it the client cannot stream. */
export const fakeStream: { open: ((request: StreamRequest) => OpenStream) | undefined } = { open: undefined }

/** A stream that a test feeds by hand. */
export class FedStream implements OpenStream {
  isAborted = false
  end: () => void = () => undefined
  cut: () => void = () => undefined
  /** Ends it as a client does that has waited too long. */
  giveUp: () => void = () => undefined
  /** Answers with a status instead of a stream. */
  refuse: (status: number) => void = () => undefined
  readonly ended: OpenStream['ended']

  constructor(readonly request: StreamRequest) {
    this.ended = new Promise((resolve, reject) => {
      this.end = () => resolve({ kind: 'end' })
      this.refuse = (status) => resolve({ kind: 'answer', status, text: '' })
      this.giveUp = () => reject(new HttpFailure('timeout'))
      this.cut = () => reject(new HttpFailure(this.isAborted ? 'aborted' : 'offline'))
    })
  }

  abort(): void {
    this.isAborted = true
    this.cut()
  }

  say(event: object): void {
    const text = unescape(encodeURIComponent(`data: ${JSON.stringify(event)}\n\n`))
    this.request.onBytes(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))
  }
}

export const openStream: OpenStreaming = (request) => fakeStream.open?.(request)
