import type { Sense } from '@/contracts/word/wordFields'

/** A meaning as dictionaries write it: `v. 放弃`. */
export const senseLine = ({ pos, text }: Sense): string => `${pos}. ${text}`
