/** Letters and digits of full width as keyboards write them: ａｂ１ becomes ab1. Full-width signs stay, because titles hold them. */
export const halfWidth = (text: string): string =>
  text.replace(/[０-９Ａ-Ｚａ-ｚ]/g, (sign) => sign.normalize('NFKC'))

/** A LIKE pattern that finds `text` anywhere, with LIKE's own signs taken literally. */
export const containing = (text: string): string => `%${halfWidth(text).replace(/[\\%_]/g, '\\$&')}%`
