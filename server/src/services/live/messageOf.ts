import type { LiveMessage } from '@/contracts/course/live'
import type { MessageRow } from './LiveRepository'

/** A message as somebody reads it. */
export const messageOf = (
  { messageId, name, text, saidAt, uid }: MessageRow,
  reader: number | null,
): LiveMessage => ({
  messageId,
  name,
  text,
  saidAt,
  ...(uid === reader && { mine: true }),
})
