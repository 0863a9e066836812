import { cleanText } from './cleanText'

/** Text without what a keyboard or a copy adds to it: letters of full width are letters, what is not seen is gone. */
export const plainSigns = (text: string): string => cleanText(text).normalize('NFKC')
