import type { WxGroup } from './WxGroup'

/** The share menu's switches; what is shared comes from the page's own hooks. */
export const shareGroup = (): WxGroup => ({
  async: {
    showShareMenu: () => undefined,
    hideShareMenu: () => undefined,
    updateShareMenu: () => undefined,
    showShareImageMenu: () => undefined,
  },
})
