import { LONGEST_NOTE } from '@/contracts/exercise/mistakes'
import { cleanText } from '@/lib/text/cleanText'

/** A note as the backend takes it: cleaned, and cut by code points. */
export const truncatedNote = (text: string): string =>
  Array.from(cleanText(text).trim()).slice(0, LONGEST_NOTE).join('').trim()
