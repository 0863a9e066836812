import { useState } from 'react'
import * as v from 'valibot'
import type { Choice } from '@/blocks/admission/choiceReturn'
import { storage } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'

/** The number of schools that fit in one comparison. */
export const MOST_COMPARED = 4
const kept = new PersistedValue(
  storage.local,
  'choose-compared',
  v.array(v.object({ id: v.string(), name: v.string() })),
)

/**
 * The schools that are to be compared; they stay on the device. A school of the address is added where there is room; `left` is the
 * name of one for which there was none.
 */
export const useComparedSchools = (id: string | undefined, name: string | undefined) => {
  const [schools, setSchools] = useState<Choice>(() => {
    const known = kept.read() ?? []
    if (!id || !name || known.some((one) => one.id === id) || known.length >= MOST_COMPARED) return known
    const grown = [...known, { id, name }]
    kept.write(grown)
    return grown
  })
  const set = (choice: Choice): void => {
    const shown = choice.slice(0, MOST_COMPARED)
    kept.write(shown)
    setSchools(shown)
  }
  const left = schools.length >= MOST_COMPARED && !schools.some((one) => one.id === id) ? name : undefined
  return { schools, set, left } as const
}
