import type { FirstScreen } from './types'

/** A mini-program has no HTML of its own. */
export const firstScreen: FirstScreen = {
  data: () => undefined,
  stands: () => false,
  leave: () => undefined,
}
