import type { Network } from './types'

export const network: Network = {
  isOnline: () => navigator.onLine,
  onChange: (listener) => {
    const up = (): void => listener(true)
    const down = (): void => listener(false)
    window.addEventListener('online', up)
    window.addEventListener('offline', down)
    return () => {
      window.removeEventListener('online', up)
      window.removeEventListener('offline', down)
    }
  },
}
