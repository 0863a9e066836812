import { LONGEST_NOTE } from '@/contracts/exercise/mistakes'

/** Characters that the backend refuses: control characters, as pasted from Word, and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unfit = /^[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]$/

/** A note as the backend takes it. */
export const truncatedNote = (text: string): string => {
  const signs = Array.from(text.trim()).filter((sign) => !unfit.test(sign))
  return signs.slice(0, LONGEST_NOTE).join('').trim()
}
