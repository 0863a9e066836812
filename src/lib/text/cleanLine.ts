import { cleanText } from './cleanText'

/** Cleans text of a single line: line breaks and tabs become a space. */
export const cleanLine = (text: string): string => cleanText(text).replace(/[\n\t]+/g, ' ')
