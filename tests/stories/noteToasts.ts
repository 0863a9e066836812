/** Where a page notes what its toasts have said since it was last touched. */
export interface ToastNotes {
  __said?: string[]
}

/**
 * Runs in the page before its scripts. A toast stands for two seconds, and a busy machine may look later than that: what it
 * said is noted, until the next touch asks for something else.
 */
export const noteToasts = (): void => {
  const notes = globalThis as ToastNotes
  const standing = (): string[] =>
    [...document.querySelectorAll('.yt-toast__text, .wx-toast')].map(({ textContent }) => textContent ?? '')
  // One that still stands when the page is touched is no answer to that touch.
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
