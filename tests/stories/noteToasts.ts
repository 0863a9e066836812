/** The record of toasts since the last touch. */
export interface ToastNotes {
  __said?: string[]
}

/**
 * Runs in the page before its scripts. Records toasts until the next touch: one shows for two seconds only, and a busy
 * machine may look later.
 */
export const noteToasts = (): void => {
  const notes = globalThis as ToastNotes
  const standing = (): string[] =>
    [...document.querySelectorAll('.yt-toast__text, .wx-toast')].map(({ textContent }) => textContent ?? '')
  // Ignore a toast that is still visible at the touch: it is no answer to that touch.
  let old = new Set<string>()
  notes.__said = []
  const forget = (): void => {
    notes.__said = []
    old = new Set(standing())
  }
  addEventListener('touchstart', forget, { capture: true })
  new MutationObserver(() => {
    const texts = standing()
    old = new Set([...old].filter((text) => texts.includes(text)))
    notes.__said?.push(...texts.filter((text) => !old.has(text) && !notes.__said?.includes(text)))
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
