import type { Paper } from './types'

/** WeChat's and apps' web-views print nothing, and do not say so. */
const PRINTS_NONE = /MicroMessenger|; wv\)|\bApp\b/i

const canPrint = (): boolean => !PRINTS_NONE.test(navigator.userAgent) && typeof window.print === 'function'

/** In a frame of its own, so that nothing of the page comes onto the paper. */
export const paper: Paper = {
  canPrint,
  print: async (html) => {
    if (!canPrint()) return false
    const frame = document.createElement('iframe')
    frame.style.cssText = 'position:fixed;width:0;height:0;border:0'
    frame.setAttribute('aria-hidden', 'true')
    frame.srcdoc = html
    await new Promise((loaded) => {
      frame.onload = loaded
      document.body.append(frame)
    })
    const inside = frame.contentWindow
    if (!inside) return false
    inside.onafterprint = () => frame.remove()
    inside.focus()
    inside.print()
    return true
  },
}
