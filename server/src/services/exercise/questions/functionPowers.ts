/** A function, perhaps with its power before the argument: ln²2 is written ln^(2)2. */
const head = (names: string): RegExp =>
  new RegExp(String.raw`(?<![\\a-z])(${names})\s*(?:\^\s*(?:\((\d+)\)|(\d+))\s*)?(?=[(\da-zπ])`, 'gi')
/** An argument without brackets: one number, one letter or their product. */
const BARE = /^(?:\d+(?:\.\d+)?[a-zπ]?|[a-zπ])(?![\w.^(π])/i
const POWER_AFTER = /^\s*\^\s*(\(|\d+)/

/** The length of a text in brackets, with them; 0 where they do not close. */
const bracketed = (text: string): number => {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return 0
}

/**
 * Writes powers of functions so that the library reads what is meant: it takes sin(x)^2 for sin(x^2), and reads no ln²2. Both
 * become a power of the whole, (sin(x))^2 and (ln(2))^2; sinx^2 stays as it is.
 */
export const functionPowers = (text: string, names: string): string => {
  let read = text
  // From the right, so that what stands further left keeps its place.
  for (const { index, 0: begin, 1: name = '', 2: inBrackets, 3: bare } of [
    ...text.matchAll(head(names)),
  ].reverse()) {
    const after = read.slice(index + begin.length)
    const length = after.startsWith('(') ? bracketed(after) : (BARE.exec(after)?.[0].length ?? 0)
    const power = inBrackets ?? bare
    const rest = after.slice(length)
    const isRaised = after.startsWith('(') && power === undefined && POWER_AFTER.test(rest)
    if (length === 0 || (power === undefined && !isRaised)) continue
    const argument = after.startsWith('(') ? after.slice(0, length) : `(${after.slice(0, length)})`
    const whole = `(${name.toLowerCase()}${argument})${power === undefined ? '' : `^${power}`}`
    read = read.slice(0, index) + whole + rest
  }
  return read
}
