/** Text without blanks, signs and characters that nobody sees, in one spelling: what stands between letters would hide a word. */
export const bareText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}\p{Cf}\p{Cc}\p{M}]/gu, '')
