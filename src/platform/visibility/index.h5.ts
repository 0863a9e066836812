import type { Visibility } from './types'

const onState = (state: DocumentVisibilityState, listener: () => void): (() => void) => {
  const handle = (): void => {
    if (document.visibilityState === state) listener()
  }
  document.addEventListener('visibilitychange', handle)
  return () => document.removeEventListener('visibilitychange', handle)
}

export const visibility: Visibility = {
  onHide: (listener) => onState('hidden', listener),
  onShow: (listener) => onState('visible', listener),
}
