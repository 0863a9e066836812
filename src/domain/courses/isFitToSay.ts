/** Ways to be found elsewhere: an address, a number long enough for a phone or an account. */
const CONTACT =
  /https?:|www\.|\.(?:com|cn|net)\b|[\d０-９][\d０-９\s-]{5,}[\d０-９]|(?:加|➕|\+)\s*(?:微信|V信|vx|wx|qq|群)/i

/** Whether a room may hear it: without the words that are not said there, also when signs stand between them, and without contacts. */
export const isFitToSay = (text: string, blocked: readonly string[]): boolean => {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s\p{P}\p{S}]/gu, '')
    .toLowerCase()
  return !CONTACT.test(text.normalize('NFKC')) && !blocked.some((word) => plain.includes(word.toLowerCase()))
}
