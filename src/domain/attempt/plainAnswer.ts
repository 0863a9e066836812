import { plainSigns } from '@/lib/text/plainSigns'

/** A written answer without what does not matter: full width, signs that are not seen, case, spaces, a full stop at its end. */
export const plainAnswer = (text: string): string =>
  plainSigns(text)
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/(\d)。(?=\d)/g, '$1.')
    .replace(/[.。]$/, '')
