import {
  accents,
  boundedSigns,
  lookCommands,
  loweredLetters,
  namedFunctions,
  plainOperators,
  raisedLetters,
  silentCommands,
  texOperators,
  texSymbols,
} from './texSymbols'

/** A part of a formula in a line of text, and how tightly it holds together. */
interface Part {
  readonly text: string
  readonly kind: 'atom' | 'fraction' | 'operator' | 'function' | 'blank'
}

interface Run {
  readonly parts: readonly Part[]
  readonly text: string
}

const NOTHING: Part = { text: '', kind: 'atom' }
/** Longer scripts are not read as small letters any more. */
const MOST_SMALL = 4
const PRIMES = ['′', '″', '‴']
const OPENING = '([{|‖⟨⌊⌈'
const CLOSING = ')]}|‖⟩⌋⌉'

/** Looks a command up in a table; own properties only, so that `\\constructor` finds nothing. */
const saidOf = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.prototype.hasOwnProperty.call(table, name) ? table[name] : undefined

const tokensOf = (tex: string): string[] => tex.match(/\\[a-zA-Z]+|\\.|\s+|'+|\d+(?:\.\d+)?|./gsu) ?? []

const isOperand = (part: Part | undefined): boolean => part?.kind === 'atom' || part?.kind === 'fraction'
const opens = (part: Part | undefined): boolean => part?.text.length === 1 && OPENING.includes(part.text)
const closes = (part: Part | undefined): boolean =>
  part?.kind === 'atom' && part.text !== '' && CLOSING.includes(part.text.charAt(0))

/** Parts outside of brackets, except bars, which open and close alike. */
const outside = (parts: readonly Part[]): Part[] => {
  let depth = 0
  return parts.filter((part) => {
    const isBar = part.text.startsWith('|')
    if (opens(part) && !isBar) depth += 1
    const isOutside = depth === 0
    if (closes(part) && !isBar) depth -= 1
    return isOutside && part.kind !== 'blank'
  })
}

/** Whether an operand of `/` or `√` is understood without brackets. */
const isOne = ({ parts, text }: Run): boolean => {
  const said = parts.filter(({ kind }) => kind !== 'blank')
  if (said.length <= 1) return said.every(({ kind }) => kind !== 'fraction')
  return /^[∂d]\p{L}$/u.test(text) || /^(?:\p{L}[′″]*)?\([^()]*\)$|^\|[^|]*\|$/u.test(text)
}

/** Whether the part before a `/` is a product at most. */
const isProduct = ({ parts }: Run): boolean =>
  outside(parts).every(({ kind, text }) => kind !== 'fraction' && (kind !== 'operator' || text === '·'))

const bracketed = (run: Run, isBare: boolean): string => (isBare ? run.text : `(${run.text})`)

const small = (text: string, letters: ReadonlyMap<string, string>): string | undefined => {
  const bare = text.replace(/\s/g, '')
  if ([...bare].length > MOST_SMALL || ![...bare].every((letter) => letters.has(letter))) return undefined
  return [...bare].map((letter) => letters.get(letter)).join('')
}

const script = (sign: '^' | '_', run: Run): string => {
  if (/^[′″‴]+$/.test(run.text)) return run.text
  const found = small(run.text, sign === '^' ? raisedLetters : loweredLetters)
  const bare = run.text.replace(/ /g, '')
  return found ?? `${sign}${[...bare].length === 1 ? bare : `(${bare})`}`
}

/** A part between its neighbours: a fraction beside a factor is bracketed, a unary sign gets no space. */
const placed = (part: Part, before: Part | undefined, after: Part | undefined): string => {
  const { kind, text } = part
  const follows = isOperand(before) && !opens(before)
  switch (kind) {
    case 'fraction':
      return follows || (after && after.kind !== 'operator' && !closes(after)) ? `(${text})` : text
    case 'operator':
      return !follows && /^ [+−±∓] $/.test(text) ? text.trim() : text
    case 'function': {
      const isOpen = after !== undefined && after.kind !== 'operator' && !opens(after)
      return `${follows ? ' ' : ''}${text}${isOpen ? ' ' : ''}`
    }
    case 'atom':
    case 'blank':
      return text
  }
}

const lineOf = (parts: readonly Part[]): string => {
  const isSaid = ({ kind }: Part): boolean => kind !== 'blank'
  const pieces = parts.map((part, at) =>
    placed(part, parts.slice(0, at).filter(isSaid).pop(), parts.slice(at + 1).find(isSaid)),
  )
  return pieces.join('').replace(/ {2,}/g, ' ').trim()
}

class LineWriter {
  private at = 0

  constructor(private readonly tokens: string[]) {}

  /** Everything up to a token that ends it, or to the end. */
  run(end?: string): Run {
    const parts: Part[] = []
    while (this.at < this.tokens.length) {
      const token = this.take()
      if (token === end) break
      this.next(token, parts)
    }
    return { parts, text: lineOf(parts) }
  }

  private take(): string {
    return this.tokens[this.at++] ?? ''
  }

  private skipBlanks(): void {
    while (/^\s+$/.test(this.tokens[this.at] ?? '')) this.at += 1
  }

  private argument(): Run {
    this.skipBlanks()
    const token = this.take()
    if (token === '{') return this.run('}')
    // Of adjacent digits TeX takes the first.
    if (/^\d\d/.test(token)) {
      const parts: Part[] = [{ text: token.slice(0, 1), kind: 'atom' }]
      this.at -= 1
      this.tokens[this.at] = token.slice(1)
      return { parts, text: token.slice(0, 1) }
    }
    const parts: Part[] = []
    this.next(token, parts)
    return { parts, text: lineOf(parts) }
  }

  private next(token: string, parts: Part[]): void {
    if (/^\s+$/.test(token)) return
    if (token === '^' || token === '_') return this.attach(script(token, this.argument()), parts)
    if (token.startsWith("'")) return this.attach(PRIMES[token.length - 1] ?? token, parts)
    if (token === '{') {
      const inside = this.run('}').parts
      // Empty braces are a placeholder before a sign that begins a line.
      parts.push(...(inside.length > 0 ? inside : [NOTHING]))
      return
    }
    if (token.startsWith('\\')) return this.command(token.slice(1), parts)
    const operator = plainOperators[token]
    parts.push(operator === undefined ? { text: token, kind: 'atom' } : { text: operator, kind: 'operator' })
  }

  /** Attaches a script to the part before it. */
  private attach(text: string, parts: Part[]): void {
    const last = parts.pop()
    const kind = last?.kind === 'function' ? 'function' : 'atom'
    parts.push({ text: `${last?.kind === 'fraction' ? `(${last.text})` : (last?.text ?? '')}${text}`, kind })
  }

  private command(name: string, parts: Part[]): void {
    const made = this.symbol(name) ?? this.compound(name)
    if (made) parts.push(made)
  }

  private symbol(name: string): Part | undefined {
    const operator = saidOf(texOperators, name)
    if (operator !== undefined) return { text: operator, kind: 'operator' }
    const sign = saidOf(texSymbols, name)
    if (sign !== undefined) return { text: sign, kind: 'atom' }
    return namedFunctions.has(name) ? { text: name, kind: 'function' } : undefined
  }

  private compound(name: string): Part | undefined {
    if (silentCommands.has(name)) return undefined
    if (/^[dt]?frac$/.test(name)) return this.fraction()
    if (name === 'sqrt') return this.root()
    if (name === 'begin') return this.table()
    const sign = saidOf(boundedSigns, name)
    if (sign !== undefined) return this.bounded(sign)
    const accent = saidOf(accents, name)
    if (accent !== undefined)
      return { text: [...this.argument().text].map((one) => one + accent).join(''), kind: 'atom' }
    if (lookCommands.has(name)) return { text: this.argument().text, kind: 'atom' }
    if (/^[,;:!\s]$|^q?quad$/.test(name)) return { text: ' ', kind: 'blank' }
    return { text: name === '\\' ? '; ' : name, kind: 'atom' }
  }

  private fraction(): Part {
    const above = this.argument()
    const below = this.argument()
    return {
      text: `${bracketed(above, isProduct(above))}/${bracketed(below, isOne(below))}`,
      kind: 'fraction',
    }
  }

  private root(): Part {
    this.skipBlanks()
    const degree = this.tokens[this.at] === '[' ? (this.take(), this.run(']').text) : ''
    const under = this.argument()
    return {
      text: `${small(degree, raisedLetters) ?? degree}√${bracketed(under, isOne(under))}`,
      kind: 'atom',
    }
  }

  /** Bounds in small letters where both have them, else in brackets: ∫₀¹, ∫(0→π), lim(x→0). */
  private bounded(sign: string): Part {
    const bounds: Partial<Record<'^' | '_', string>> = {}
    for (;;) {
      this.skipBlanks()
      const token = this.tokens[this.at]
      if (token === '\\limits') this.at += 1
      else if (token === '^' || token === '_') {
        this.at += 1
        bounds[token] = this.argument().text.replace(/ /g, '')
      } else break
    }
    return { text: sign + boundsText(bounds['_'], bounds['^']), kind: 'function' }
  }

  /** Rows of a matrix, of a determinant, of cases: their cells, then `;`. */
  private table(): Part {
    this.take()
    const name = this.run('}').text
    const parts: Part[] = []
    for (let token = this.take(); token !== '\\end' && token !== ''; token = this.take()) {
      if (token === '&') parts.push({ text: ', ', kind: 'operator' })
      else if (token === '\\\\') parts.push({ text: '; ', kind: 'operator' })
      else this.next(token, parts)
    }
    this.take()
    this.run('}')
    const [open, close] = name === 'vmatrix' ? ['|', '|'] : name === 'cases' ? ['{', ''] : ['(', ')']
    return { text: `${open}${lineOf(parts)}${close}`, kind: 'atom' }
  }
}

const boundsText = (from: string | undefined, to: string | undefined): string => {
  if (from === undefined) return to === undefined ? '' : `^${to}`
  if (to === undefined) return /^\p{L}$/u.test(from) ? `_${from}` : `(${from})`
  const [low, high] = [small(from, loweredLetters), small(to, raisedLetters)]
  return low !== undefined && high !== undefined ? low + high : `(${from}→${to})`
}

/** A longer text is no formula and stays as it is: a thousand braces within each other would exhaust the stack. */
const MOST_TEX = 1000

/** A formula of TeX as one line of text: `\frac{a}{b}` is a/b, `x^2` is x². It is what screen readers say. */
export const linearFormula = (tex: string): string =>
  tex.length > MOST_TEX ? tex : new LineWriter(tokensOf(tex)).run().text
