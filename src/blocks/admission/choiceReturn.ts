import { useEffect } from 'react'
import * as v from 'valibot'
import { storage } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'
import { useIsPageShown } from '@/ui/pageShown'

const choiceSchema = v.array(v.object({ id: v.string(), name: v.string() }))
/** Schools or majors chosen on another page. */
export type Choice = v.InferOutput<typeof choiceSchema>

const valueOf = (name: string): PersistedValue<Choice> =>
  new PersistedValue(storage.local, `cache:choice:${name}`, choiceSchema)

/** Passes a choice to the page that requested it under `name`. */
export const returnChoice = (name: string, choice: Choice): void => {
  valueOf(name).write(choice)
}

/** Receives the choice that was made for `name`, once, when this page is on screen again. */
export const useReturnedChoice = (name: string, onChosen: (choice: Choice) => void): void => {
  const isShown = useIsPageShown()
  useEffect(() => {
    if (!isShown) return
    const value = valueOf(name)
    const choice = value.read()
    if (!choice) return
    value.drop()
    onChosen(choice)
    // The callback of the newest render is not awaited: a choice arrives when the page comes back.
  }, [isShown, name])
}
