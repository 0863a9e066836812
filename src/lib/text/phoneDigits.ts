const LENGTH = 11

/** The digits of a phone as people type and paste it: without +86, spaces, dashes and full-width forms; at most eleven. */
export const phoneDigits = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\D/g, '')
    .replace(/^(?:00)?86(?=1)/, '')
    .slice(0, LENGTH)
