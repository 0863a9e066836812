import type { FirstScreen } from './types'

const screen = () => document.getElementById('first-screen')

export const firstScreen: FirstScreen = {
  data: () => {
    const text = document.getElementById('first-screen-data')?.textContent
    try {
      return text ? (JSON.parse(text) as unknown) : undefined
    } catch {
      return undefined
    }
  },
  stands: () => screen() !== null,
  leave: () => {
    const drawn = screen()
    if (!drawn) return
    requestAnimationFrame(() => requestAnimationFrame(() => drawn.remove()))
  },
}
