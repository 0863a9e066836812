import { ApiError } from '@/api'

interface PartSender<E> {
  /** Sends a part; rejects as any call does. */
  send(part: readonly E[]): Promise<void>
  /** Sets aside the one entry that the backend refuses for good. */
  refuse(entry: E, error: ApiError): void
}

/**
 * Sends a batch. A permanent refusal halves it until the bad entry is alone; that one is set aside and the rest
 * continues. A temporary failure rejects: what was sent or set aside before stays so, the rest is retried later.
 */
export const sendInParts = async <E>(batch: readonly E[], sender: PartSender<E>): Promise<void> => {
  const [first] = batch
  if (first === undefined) return
  try {
    await sender.send(batch)
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isRefusal) throw error
    if (batch.length === 1) return sender.refuse(first, error)
    const half = Math.ceil(batch.length / 2)
    await sendInParts(batch.slice(0, half), sender)
    await sendInParts(batch.slice(half), sender)
  }
}
