import type { FirstScreen } from './types'

export type * from './types'

/** What a test wants to stand in the HTML. */
export const fakeFirstScreen = { data: undefined as unknown, stands: false, hasLeft: false }

export const firstScreen: FirstScreen = {
  data: () => fakeFirstScreen.data,
  stands: () => fakeFirstScreen.stands,
  leave: () => {
    fakeFirstScreen.hasLeft = true
  },
}
