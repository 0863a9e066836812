import * as v from 'valibot'
import { openingSchema, type Opening } from '@/contracts/exercise/attempts'
import type { Query } from '@/lib/query'

/** Questions in one go of a practice. */
const GROUP_SIZE = 10

/** The practice that an address asks for; undefined where it names no subject or nothing that can be practised. */
export const practiceOf = ({
  subject,
  point,
  type,
  similarTo,
  kind = 'practice',
}: Query): Opening | undefined => {
  const wanted = {
    kind,
    subject,
    size: GROUP_SIZE,
    ...(point && { point }),
    ...(type && { type }),
    ...(similarTo && { similarTo }),
  }
  const parsed = v.safeParse(openingSchema, wanted)
  return parsed.success && parsed.output.kind !== 'recite' ? parsed.output : undefined
}
