/**
 * Normalizes text for word filters: without blanks, signs and invisible characters, because separators would hide a
 * word.
 */
export const bareText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}\p{Cf}\p{Cc}\p{M}]/gu, '')
