import { cleanText } from './cleanText'

/** Text in NFKC without invisible characters: full-width letters become ASCII letters. */
export const plainSigns = (text: string): string => cleanText(text).normalize('NFKC')
