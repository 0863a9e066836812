import { cleanText } from './cleanText'

/** Whether a name or title has no invisible characters, which make one name look like another. */
export const isPlainText = (text: string): boolean =>
  !/[\n\t]/.test(text) && cleanText(text) === text.normalize('NFC')
