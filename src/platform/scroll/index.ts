import type { Scroll } from './types'

export type * from './types'

/** Where tests scrolled to, and how far elements stand below the top of their screen. */
export const scrolled: { to: string[]; at: Readonly<Record<string, number>> } = { to: [], at: {} }

export const scroll: Scroll = {
  toTop: () => void scrolled.to.push('top'),
  toElement: (id, offset) => void scrolled.to.push(`${id} ${offset}`),
  distance: async (id) => scrolled.at[id] ?? 0,
  remember: () => undefined,
  restore: () => undefined,
}
