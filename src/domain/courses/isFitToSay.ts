import { bareText } from '@/lib/bareText'

/** What nobody sees stands between nothing. */
const seen = (text: string): string => text.normalize('NFKC').replace(/[\p{Cf}\p{M}]/gu, '')

/** Ways to be found elsewhere: an address, a number long enough for a phone or an account. */
const CONTACT =
  /https?:|www\.|\.(?:com|cn|net)\b|[\d０-９][\d０-９\s-]{5,}[\d０-９]|(?:加|➕|\+)\s*(?:微信|V信|vx|wx|qq|群)|(?:微信|V信|\bvx|\bwx|\bqq)\s*[:：]?\s*[a-z\d_-]{5,}/i

/** Whether a room may hear it: without the words that are not said there, also when signs stand between them, and without contacts. */
export const isFitToSay = (text: string, blocked: readonly string[]): boolean => {
  const plain = bareText(text)
  return !CONTACT.test(seen(text)) && !blocked.some((word) => plain.includes(bareText(word)))
}
