import { cleanText } from './cleanText'

/** Whether a name or title shows all that it holds: with unseen characters one name looks like another, or like none. */
export const isPlainText = (text: string): boolean =>
  !/[\n\t]/.test(text) && cleanText(text) === text.normalize('NFC')
