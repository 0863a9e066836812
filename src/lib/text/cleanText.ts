/** Line ends of other systems: CR, Word's manual break (VT), form feed, NEL, line and paragraph separators. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const LINE_ENDS = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g

/**
 * Matches characters that draw nothing: controls, bidi marks, fillers, zero-width signs, selectors, halves of surrogate pairs,
 * noncharacters. Whole pairs match too: `keepPair` decides on them.
 */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- these are the searched characters
  /[\ud800-\udbff][\udc00-\udfff]|[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufdd0-\ufdef\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff]/g

/** Joiners and Mongolian selectors, whose meaning depends on the letters beside them. */
const JOINERS = /[\u180b-\u180d\u180f\u200c\u200d]/g

const EMOJI_BEFORE = /(?:[\u2600-\u27bf\u2b1b\udc00-\udfff]|\ufe0f)$/
const EMOJI_AFTER = /^[\u2600-\u27bf\u2b1b\ud83c-\ud83e]/
/** Arabic (Uyghur among it) and the scripts of India, where a joiner changes the form of a letter. */
const SHAPED = /[\u0620-\u08ff\u0900-\u0dff]/
const MONGOLIAN = /[\u1820-\u18aa]/

/** Keeps a surrogate pair unless it is a tag, a selector, a format control or a noncharacter. */
const keepPair = (pair: string): string => {
  const code = pair.codePointAt(0) ?? 0
  const isHidden =
    (code >= 0xe0000 && code <= 0xe0fff) ||
    (code >= 0x1d173 && code <= 0x1d17a) ||
    (code >= 0x1bca0 && code <= 0x1bca3) ||
    (code & 0xfffe) === 0xfffe
  return isHidden ? '' : pair
}

const joins = (sign: string, before: string, after: string): boolean => {
  if (sign !== '\u200c' && sign !== '\u200d') return MONGOLIAN.test(before)
  if (SHAPED.test(before) && SHAPED.test(after)) return true
  return sign === '\u200d' && EMOJI_BEFORE.test(before) && EMOJI_AFTER.test(after)
}

/**
 * Cleans free text at its entry: converts line ends to \n, removes invisible characters that carry no meaning, and normalises
 * to NFC. Device and backend both call it, so the backend refuses no text that a device accepts. Idempotent.
 */
export const cleanText = (text: string): string =>
  text
    .replace(LINE_ENDS, '\n')
    .replace(/\u2800/g, ' ')
    .replace(UNSEEN, (found) => (found.length === 2 ? keepPair(found) : ''))
    .replace(JOINERS, (sign, at: number, whole: string) =>
      joins(sign, whole.charAt(at - 1), whole.charAt(at + 1)) ? sign : '',
    )
    .normalize('NFC')
