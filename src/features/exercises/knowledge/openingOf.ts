import * as v from 'valibot'
import { openingSchema, type Opening } from '@/contracts/exercise/attempts'
import type { Query } from '@/lib/query'

/** Questions in one go of a practice, and the sizes to choose from. */
export const GROUP_SIZE = 10
export const GROUP_SIZES = [5, GROUP_SIZE, 20, 30] as const

/** The practice that an address asks for; undefined where it names no subject or nothing that can be practised. */
export const practiceOf = ({
  subject,
  point,
  type,
  similarTo,
  kind = 'practice',
  size,
}: Query): Opening | undefined => {
  const wanted = {
    kind,
    subject,
    // An address with another size begins the usual one.
    size: GROUP_SIZES.find((one) => String(one) === size) ?? GROUP_SIZE,
    ...(point && { point }),
    ...(type && { type }),
    ...(similarTo && { similarTo }),
  }
  const parsed = v.safeParse(openingSchema, wanted)
  return parsed.success && parsed.output.kind !== 'recite' ? parsed.output : undefined
}
