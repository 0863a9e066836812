import type { Share, ShareCard } from './types'

let offered: ShareCard | undefined

/** WeChat asks the page for its message when the user shares; PageShell answers with the card offered last. */
export const share: Share = {
  setUp: async () => true,
  offer: (card) => {
    offered = card
  },
  current: () => offered,
}
