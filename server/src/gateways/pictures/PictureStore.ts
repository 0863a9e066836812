import type { Readable } from 'node:stream'

/** Storage of learners' pictures, by ids that are never reused. Every process of a backend sees the same pictures. */
export interface PictureStore {
  /** Resolves when the picture is kept for good. */
  put(id: string, mediaType: string, bytes: Buffer): Promise<void>
  /** The bytes of a picture; nothing when there is none. */
  read(id: string): Promise<Readable | undefined>
  /** A picture that is not there is removed already. */
  remove(id: string): Promise<void>
}
