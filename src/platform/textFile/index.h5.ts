import type { TextFiles } from './types'

/** WeChat's and apps' web-views download nothing, and do not say so. */
const TAKES_NONE = /MicroMessenger|; wv\)|\bApp\b/i
const LATER_MS = 10_000

/** As a download. */
export const textFile: TextFiles = {
  give: async (name, text, type = 'text/plain') => {
    if (TAKES_NONE.test(navigator.userAgent) || !('download' in HTMLAnchorElement.prototype)) return false
    const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
    const link = document.createElement('a')
    link.href = address
    link.download = name
    document.body.appendChild(link)
    link.click()
    link.remove()
    setTimeout(() => URL.revokeObjectURL(address), LATER_MS)
    return true
  },
}
