/** The length of a text in Chinese characters: a Latin letter, a digit or a space is half as wide. */
export const wideLength = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[\u2e80-\uffff]/u.test(character) ? 1 : 0.5), 0)
