import type { WxGroup } from './WxGroup'

/** The share menu's switches; the page's own hooks provide the content. */
export const shareGroup = (): WxGroup => ({
  async: {
    showShareMenu: () => undefined,
    hideShareMenu: () => undefined,
    updateShareMenu: () => undefined,
    showShareImageMenu: () => undefined,
  },
})
