import { bareText } from '@/lib/text/bareText'

/** Letters that are drawn as blanks; other invisible characters have Unicode categories of their own (Cf, M). */
const BLANK_LETTERS = '\u115f\u1160\u2800\u3164\uffa0'
const UNSEEN = new RegExp(`[\\p{Cf}\\p{M}${BLANK_LETTERS}]`, 'gu')

/** Digits and the dot, as they are written to pass by. */
const SPELT: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'零一二三四五六七八九'].map((digit, value) => [digit, String(value)])),
  〇: '0',
  幺: '1',
  点: '.',
}

/** Normalizes a text: without invisible characters, with spelt digits as digits. */
const meant = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[零一二三四五六七八九〇幺点]/g, (sign) => SPELT[sign] ?? sign)

/** Ways to be found elsewhere: an address, a number long enough for a phone or an account. */
const CONTACT =
  /https?:|www\.|\.(?:com|cn|net)\b|[\d０-９][\d０-９\s-]{5,}[\d０-９]|(?:加|➕|\+)\s*(?:微信|V信|vx|wx|qq|群)|(?:微信|V信|\bvx|\bwx|\bqq)\s*[:：]?\s*[a-z\d_-]{5,}/i

/**
 * Whether a room accepts a message: without blocked words, also with signs between their letters, and without contacts.
 */
export const isAllowedMessage = (text: string, blocked: readonly string[]): boolean => {
  const plain = bareText(text.normalize('NFKC').replace(UNSEEN, ''))
  return !CONTACT.test(meant(text)) && !blocked.some((word) => plain.includes(bareText(word)))
}
