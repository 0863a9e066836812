/** A written answer without what does not matter: full width, case, spaces, a full stop at its end. */
export const plainAnswer = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[.。]$/, '')
