import * as v from 'valibot'
import { attemptKinds } from '@/domain/attempt/attemptKinds'
import { diagnosticNames } from '@/domain/attempt/diagnosticTests'
import { idSchema, timeSchema, uidSchema } from '../scalars'

/** Made on the device, once: opening the same attempt again changes nothing. */
export const attemptIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-z-]{8,64}$/))
export const attemptParams = v.object({ uid: uidSchema, attemptId: attemptIdSchema })

/** Fields that lists and the attempt itself show. */
export const attemptHeadEntries = {
  attemptId: attemptIdSchema,
  kind: v.picklist(attemptKinds),
  title: v.string(),
  subject: idSchema,
  paperId: v.nullable(idSchema),
  /** Which diagnostic test it is; only of a diagnosis. */
  test: v.optional(v.picklist(diagnosticNames)),
  /** The subjects that a diagnosis was opened with; empty where the test itself determines its questions. */
  subjects: v.optional(v.array(idSchema)),
  /** The knowledge point that a test asks about; null of what asks about more. */
  point: v.optional(v.nullable(v.string())),
  startedAt: timeSchema,
  /** When the backend hands in by itself; null when it never does. */
  endsAt: v.nullable(timeSchema),
  endedAt: v.nullable(timeSchema),
  endedBy: v.nullable(v.picklist(['handIn', 'expire'])),
}
export type AttemptHead = v.InferOutput<v.ObjectSchema<typeof attemptHeadEntries, undefined>>
