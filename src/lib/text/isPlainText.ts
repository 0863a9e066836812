/** Control characters, marks of direction, tags and choosers of a form, and signs that take no room: with them one name looks like another, or like none. */
const hidden =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- they are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff9-\ufffb]|\udb40/

/** Zero-width joiners are allowed between two emoji only. */
const strayJoiner = /\u200d(?![\u2600-\u27bf\u2b1b\ud83c-\ud83e])/

/** Whether a name shows all that it holds. */
export const isPlainText = (text: string): boolean => !hidden.test(text) && !strayJoiner.test(text)
