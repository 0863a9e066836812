import type { FirstScreen } from './types'

export const firstScreen: FirstScreen = {
  data: () => {
    const text = document.getElementById('first-screen-data')?.textContent
    try {
      return text ? (JSON.parse(text) as unknown) : undefined
    } catch {
      return undefined
    }
  },
  leave: () => {
    const drawn = document.getElementById('first-screen')
    if (!drawn) return
    requestAnimationFrame(() => requestAnimationFrame(() => drawn.remove()))
  },
}
