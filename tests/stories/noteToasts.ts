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
  notes.__said = []
  addEventListener('touchstart', () => (notes.__said = []), { capture: true })
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('.yt-toast__text, .wx-toast')) {
      if (textContent && !notes.__said?.includes(textContent)) notes.__said?.push(textContent)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
