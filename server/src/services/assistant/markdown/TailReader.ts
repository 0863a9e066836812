import { linearFormula } from '@/domain/maths/linearFormula'
import { decodeEntities } from './decodeEntities'
import { formulaAt } from './formulaAt'

/** An opening sign that is not closed after this many letters opens nothing. */
const MOST_OPEN = 200

/** A sign of Markdown: what it is, what may still become it, and how it is read. */
interface Sign {
  readonly found: RegExp
  /** The unfinished beginning of one, up to the end of the text. */
  readonly open: RegExp
  readonly read: (found: RegExpExecArray, before: string) => string
  /** Whether a line begins behind it. */
  readonly beginsLine?: boolean
}

const nothing = (): string => ''

/** A piece of a line that is whole: a cell, the text of a link. */
const wholeText = (piece: string): string => tailText(`${piece} \n`).trim()

const rowText = (row: string): string =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(wholeText)
    .join(' | ')

/** Signs at the beginning of a line. */
const LINE_SIGNS: readonly Sign[] = [
  { found: /[ \t]+/y, open: /[ \t]+$/y, read: nothing, beginsLine: true },
  { found: /#{1,6}[ \t]+/y, open: /#{1,6}[ \t]*$/y, read: nothing },
  { found: />/y, open: />$/y, read: nothing, beginsLine: true },
  {
    found: /([-*_])(?:[ \t]*\1){2,}[ \t]*\n/y,
    open: /([-*_])(?:[ \t]*\1)*[ \t]*$/y,
    read: () => '——\n',
    beginsLine: true,
  },
  { found: /=+[ \t]*\n/y, open: /=+[ \t]*$/y, read: nothing, beginsLine: true },
  {
    found: /[-*+][ \t]+(?:\[([ xX])\][ \t]+)?(?=\S)/y,
    open: /[-*+][ \t]*(?:\[[ xX]?\]?[ \t]*)?$/y,
    read: ([, box]) => (box === undefined ? '· ' : `· ${box === ' ' ? '☐' : '☑'} `),
  },
  {
    found: /(\|[^\n]*)\n[ \t]*\|[ \t]*:?-[-| \t:]*\n((?:[ \t]*\|[^\n]*\n)*)(?![ \t]*\||[ \t]*$)/y,
    open: /\|[^\n]*(?:\n[-| \t:]*(?:\n(?:[ \t]*\|[^\n]*(?:\n|$))*[ \t]*)?)?$/y,
    read: ([, head = '', rows = '']) =>
      [head, ...rows.trim().split('\n')].map((row) => `${rowText(row)}\n`).join(''),
    beginsLine: true,
  },
]

const isWord = (letter: string): boolean => /[\p{L}\p{N}]/u.test(letter)
const isGap = (letter: string): boolean => letter === '' || /\s/.test(letter)
const nextTo = ({ input, index, 0: run }: RegExpExecArray): string => input[index + run.length] ?? ''

const FACTOR = /[A-Za-z\d)\]]/
const AFTER_FACTOR = /[A-Za-z\d([\\)=\u3000-\u303F\uFF00-\uFFEF]/
/** A run of stars that may open: it stands before a text, and behind no factor. */
const OPENER = /(?<![A-Za-z\d)\]*])\*+(?=[^\s*])/
/** A name of a program behind a star, and what no emphasis has behind its first word: int *p = &a, char **argv) names a pointer. */
const POINTED =
  /^[A-Za-z_]\w*(?:\[|\+\+|--|->|[ \t]*[,;)=，。；、）]|[ \t]+[\u4E00-\u9FFF]|[\u4E00-\u9FFF]|[ \t]*\n)/
/** The name is not whole yet. */
const OPEN_POINTER = /\*{1,2}(?:[A-Za-z_]\w*[ \t]*[-+]?)?$/y
const POINTERS = new RegExp(`(?<![\\w)\\]*])\\*{1,2}(?=${POINTED.source.slice(1)})`, 'g')

/** A star between factors multiplies, one between blanks is a star, and one that closes nothing marks a matrix: A*，r(A*). */
const readStars = (found: RegExpExecArray, before: string): string => {
  const { input, index, 0: run } = found
  const next = nextTo(found)
  const isFactor = FACTOR.test(before) && AFTER_FACTOR.test(next)
  const line = input.slice(input.lastIndexOf('\n', index - 1) + 1, index)
  const opens = OPENER.test(line.replace(POINTERS, ''))
  const isPointer =
    !opens && run.length <= 2 && !isWord(before) && POINTED.test(input.slice(index + run.length))
  const closesNothing = (isGap(next) || isFactor) && !opens
  return isPointer || (isFactor && run === '*') || closesNothing || (isGap(before) && isGap(next)) ? run : ''
}

const readLines = (found: RegExpExecArray, before: string): string => {
  const next = nextTo(found)
  const isInWord = isWord(before) && isWord(next)
  return isInWord || found[0].length > 2 || (isGap(before) && isGap(next)) ? found[0] : ''
}

/** Signs anywhere in a line. */
const SIGNS: readonly Sign[] = [
  { found: /\\([!-/:-@[-`{-~])/y, open: /\\$/y, read: ([, sign = '']) => sign },
  {
    found: /(`+)(?!`)([^\n]{1,200}?)(?<!`)\1(?!`)/y,
    open: /`[^\n]{0,200}$/y,
    read: ([, , code = '']) => (/^ .*\S.* $/.test(code) ? code.slice(1, -1) : code),
  },
  { found: /<br\s*\/?>/iy, open: /<(?:b(?:r\s*\/?)?)?$/iy, read: () => '\n' },
  {
    found: /&(?:#\w{1,8}|[a-z][a-z\d]{1,30});/iy,
    open: /&[#\w]{0,32}$/y,
    read: ([entity]) => decodeEntities(entity),
  },
  {
    found: /!?\[([^\]\n]{1,200})\]\([^)\s]{0,300}\)/y,
    open: /!?(?:\[[^\]\n]{0,200}|\[[^\]\n]{1,200}\](?:\([^)\s]{0,300})?)$|!$/y,
    read: ([, text = '']) => wholeText(text),
  },
  { found: /\*+/y, open: OPEN_POINTER, read: readStars },
  { found: /_+/y, open: /_+$/y, read: readLines },
  { found: /~+/y, open: /~+$/y, read: ([run]) => (run === '~~' ? '' : run) },
]
const PLAIN = /[^\\$`<&![*_~\n]+/y
const OPENS_FORMULA = /\$|\\(?:[([]|$)/y

const isOpenFormula = (rest: string): boolean =>
  rest.length < MOST_OPEN && (/^\$(?:\$|$)|^\\/.test(rest) || /^\$(?!\s)[^\n]*$/.test(rest))

const FENCE = /(?:(`{3,})[^\n`]*|(~{3,})[^\n]*)\n/y
const OPEN_FENCE = /(?:`{1,2}|~{1,2}|`{3,}[^\n`]*|~{3,}[^\n]*)$/y
const MAYBE_END = /[ \t]*[`~]*[ \t]*$/y
const END_OF_CODE = /[ \t]*([`~]{3,})[ \t]*\n/y
const CODE = /[^\n]*\n?/y

/**
 * Reads the unfinished end of an answer up to the first sign that more text may change. What was read stays read, so each
 * letter of a growing text is looked at once.
 */
export class TailReader {
  private raw = ''
  private text = ''
  private at = 0
  private beginsLine = true
  /** The sign that ends the code in which it is. */
  private fence = ''

  /** The text of `raw`, which goes on with what it was before. */
  read(raw: string): string {
    this.raw = raw
    while (this.at < raw.length && this.step());
    return this.text
  }

  /** Whether it could go on. */
  private step(): boolean {
    if (this.fence) return this.code()
    if (this.beginsLine) {
      const known = this.beginCode() ?? this.sign(LINE_SIGNS)
      if (known !== undefined) return known
      this.beginsLine = false
    }
    return this.formula() ?? this.sign(SIGNS) ?? this.plain()
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    return pattern.exec(this.raw)
  }

  private take(raw: string, text: string): true {
    this.text += text
    this.at += raw.length
    return true
  }

  /** Undefined where none of the signs stands. */
  private sign(signs: readonly Sign[]): boolean | undefined {
    for (const { found, open, read, beginsLine = false } of signs) {
      if (this.match(open)) return false
      const one = this.match(found)
      if (!one) continue
      this.beginsLine = beginsLine
      return this.take(one[0], read(one, this.raw[this.at - 1] ?? ''))
    }
    return undefined
  }

  private beginCode(): boolean | undefined {
    if (this.match(OPEN_FENCE)) return false
    const found = this.match(FENCE)
    if (!found) return undefined
    this.fence = found[1] ?? found[2] ?? ''
    return this.take(found[0], '')
  }

  private code(): boolean {
    const end = this.beginsLine ? this.match(END_OF_CODE) : null
    if (end?.[1]?.startsWith(this.fence)) {
      this.fence = ''
      return this.take(end[0], '')
    }
    if (this.beginsLine && this.match(MAYBE_END)) return false
    const line = this.match(CODE)?.[0] ?? ''
    this.beginsLine = line.endsWith('\n')
    return this.take(line, line)
  }

  private formula(): boolean | undefined {
    if (!this.match(OPENS_FORMULA)) return undefined
    const rest = this.raw.slice(this.at)
    const found = formulaAt(rest)
    // A digit that follows would say that the dollar closes nothing.
    if (found ? found.raw === rest : isOpenFormula(rest)) return false
    return found && found.raw.length <= MOST_OPEN
      ? this.take(found.raw, linearFormula(found.tex))
      : this.take(rest.slice(0, 1), rest.slice(0, 1))
  }

  private plain(): true {
    const run = this.match(PLAIN)?.[0] ?? this.raw.slice(this.at, this.at + 1)
    this.beginsLine = run === '\n'
    return this.take(run, run)
  }
}

/** The unfinished end of an answer as it is read while it grows: formulas in words, and the beginning of a sign not yet. */
const tailText = (raw: string): string => new TailReader().read(raw)
