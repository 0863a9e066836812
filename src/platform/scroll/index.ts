import type { Scroll } from './types'

export type * from './types'

/** Scroll targets, for tests. */
export const scrolled: { to: string[] } = { to: [] }

export const scroll: Scroll = {
  toTop: () => void scrolled.to.push('top'),
  toElement: (id, offset) => void scrolled.to.push(`${id} ${offset}`),
  distance: async () => 0,
  remember: () => undefined,
  restore: () => undefined,
}
