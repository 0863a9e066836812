import type { Readable } from 'node:stream'

/** Where pictures of learners lie, by ids that are never given twice. Every process of a backend sees the same ones. */
export interface PictureStore {
  /** Resolves when the picture is kept for good. */
  put(id: string, mediaType: string, bytes: Buffer): Promise<void>
  /** The bytes of a picture; nothing when there is none. */
  read(id: string): Promise<Readable | undefined>
  /** A picture that is not there is removed already. */
  remove(id: string): Promise<void>
}
