import type { Back } from './types'

export type * from './types'

const guards: (() => void)[] = []

/** Lets a test press the platform's back; true when a guard took it. */
export const pressBack = (): boolean => {
  const onBack = guards.pop()
  onBack?.()
  return onBack !== undefined
}

export const back: Back = {
  guard: (onBack) => {
    guards.push(onBack)
    return () => {
      const at = guards.indexOf(onBack)
      if (at >= 0) guards.splice(at, 1)
    }
  },
}
