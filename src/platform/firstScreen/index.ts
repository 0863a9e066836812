import type { FirstScreen } from './types'

export type * from './types'

/** Data that a test puts into the HTML. */
export const fakeFirstScreen = { data: undefined as unknown, stands: false, hasLeft: false }

export const firstScreen: FirstScreen = {
  data: () => fakeFirstScreen.data,
  stands: () => fakeFirstScreen.stands,
  leave: () => {
    fakeFirstScreen.hasLeft = true
  },
}
