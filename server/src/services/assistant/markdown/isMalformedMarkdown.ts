/** An answer that is read by people is shorter, in characters. */
const LONGEST = 40_000
/** Signs of emphasis, links and code between two empty lines. */
const MOST_SIGNS = 600
/** Signs of one kind in a row. */
const LONGEST_RUN = 12
/** Quotes in quotes, and lists in lists by their blanks. */
const DEEPEST = 8
const MOST_BLANKS = 32

const RUN = new RegExp(`([*_~\\[\\]()<>!\\\\])\\1{${LONGEST_RUN},}`)
const QUOTES = new RegExp(`(?:>[ \\t]*){${DEEPEST + 1},}`)
const BLANKS = new RegExp(`^[ \\t]{${MOST_BLANKS},}\\S`, 'm')
const BULLETS = new RegExp(`^[ \\t]*(?:(?:[-+*]|\\d{1,9}[.)])[ \\t]+){${DEEPEST + 1},}`, 'm')
const SIGN = /[*_~`[\]<>!\\]/g

/** Whether a piece of Markdown is none that an author or a model in its senses writes: too long, too deep, or mostly signs. */
export const isMalformedMarkdown = (markdown: string): boolean =>
  markdown.length > LONGEST ||
  [RUN, QUOTES, BLANKS, BULLETS].some((sign) => sign.test(markdown)) ||
  markdown.split(/\n[ \t]*\n/).some((part) => (part.match(SIGN)?.length ?? 0) > MOST_SIGNS)
