import { useEffect } from 'react'
import { useLatest } from '../../useLatest'

/** What keys of a keyboard do, by `KeyboardEvent.key` in lower case. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>

const TYPED_IN = /^(input|textarea|select)$/i

/** Whether a key is somebody else's business: typed into a field, or the press of a focused control. */
const isTaken = ({ target, key }: KeyboardEvent): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (TYPED_IN.test(target.tagName)) return true
  return (key === ' ' || key === 'Enter') && target.closest('[role=button],[role=link],[role=radio]') !== null
}

/** Keys of the page on screen, for as long as the component is there and `isActive`. */
export function useKeys(actions: KeyActions, isActive = true): void {
  const latest = useLatest(actions)
  useEffect(() => {
    if (!isActive) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
      const action = latest.current?.[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isActive, latest])
}
