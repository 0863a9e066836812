import { Marked, type Token, type Tokens } from 'marked'
import type { Block, Inline } from '@/contracts/assistant/blocks'
import { parseQuery } from '@/lib/query'
import { matchAddress } from '@/routes/matchAddress'
import { decodeEntities } from './decodeEntities'
import { formulaMarkdown, type FormulaToken } from './formulaMarkdown'
import { isMalformedMarkdown } from './isMalformedMarkdown'
import { PlainTokenizer } from './PlainTokenizer'
import { typesetFormula } from '../../../formulas/typesetFormula'

const marked = new Marked(formulaMarkdown)
marked.setOptions({ tokenizer: new PlainTokenizer() })

type Look = NonNullable<Inline['look']>
const LOOKS: Readonly<Record<string, Look>> = { strong: 'strong', em: 'em', codespan: 'code', del: 'del' }
const CITATION = /\[(\d{1,2})\]/
const LINE_END = /^<br\s*\/?>$/i
const CELL_END = ' | '

const childrenOf = (token: Token): readonly Token[] => ('tokens' in token && token.tokens) || []

/** A link opens a page of the product; other links become plain text. */
const linkOf = (href: string): Inline['link'] => {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined
  const [path = '', query = ''] = href.split('?')
  const match = matchAddress(path)
  return match && { route: match.id, query: { ...parseQuery(query), ...match.params } }
}

/** Help lines that a tap may call. Any other number stays text, so that an answer never dials a stranger. */
const HELP_LINES = new Set(['110', '119', '120', '12355', '12356'])

const phoneOf = (href: string): string | undefined => {
  const number = href.replace(/^tel:/, '')
  return number !== href && HELP_LINES.has(number) ? number : undefined
}

/** Text with its citations taken out as such. */
const citedLine = (text: string, rest: Omit<Inline, 'text'>): Inline[] =>
  text.split(/(\[\d{1,2}\])/).flatMap((part) => {
    const source = CITATION.exec(part)?.[1]
    if (part === '') return []
    return source ? [{ text: source, source: Number(source) }] : [{ text: decodeEntities(part), ...rest }]
  })

/** A formula that cannot be read stays the TeX it is. */
const formulaOf = ({ tex, display, raw }: FormulaToken): Inline => {
  const found = typesetFormula(tex, display)
  if (!found) return { text: raw.trim(), look: 'code' }
  const { svg: _svg, ...formula } = found
  return { text: tex, formula: { ...formula, display } }
}

const inlinesOf = (token: Token, rest: Omit<Inline, 'text'>): Inline[] => {
  if (token.type === 'formula') return [formulaOf(token as FormulaToken)]
  if (token.type === 'br' || LINE_END.test(token.raw)) return [{ text: '\n' }]
  if (token.type === 'codespan') return [{ text: (token as Tokens.Codespan).text, look: 'code' }]
  const look = LOOKS[token.type] ?? rest.look
  const { href } = token as Tokens.Link
  const link = token.type === 'link' ? linkOf(href) : rest.link
  const phone = token.type === 'link' ? phoneOf(href) : rest.phone
  const inner = { ...(look && { look }), ...(link && { link }), ...(phone && { phone }) }
  const children = token.type === 'image' ? [] : childrenOf(token)
  if (children.length > 0) return children.flatMap((child) => inlinesOf(child, inner))
  const text = 'text' in token && typeof token.text === 'string' ? token.text : token.raw
  return citedLine(text, inner)
}

const lineOf = (tokens: readonly Token[] | undefined): Inline[] =>
  (tokens ?? []).flatMap((token) => inlinesOf(token, {}))

/** Lines under each other in one: what a block ends with is no line of its own. */
const stacked = (lines: readonly Inline[][]): Inline[] =>
  lines.flatMap((line, at) => {
    const last = line.at(-1)
    const ended = last ? [...line.slice(0, -1), { ...last, text: last.text.trimEnd() }] : []
    return at > 0 ? [{ text: '\n' }, ...ended] : ended
  })

const BOX = { true: '☑ ', false: '☐ ' } as const

const itemLine = ({ tokens, task, checked }: Tokens.ListItem): Inline[] => [
  ...(task ? [{ text: BOX[`${checked ?? false}`] }] : []),
  ...stacked(tokens.filter(({ type }) => type !== 'space').map(itemPart)),
]

const rowLine = (cells: readonly Tokens.TableCell[]): Inline[] =>
  cells.flatMap(({ tokens }, at) => [...(at > 0 ? [{ text: CELL_END }] : []), ...lineOf(tokens)])

/** Blocks inside an item become lines of it: the tree has one level. */
const itemPart = (token: Token): Inline[] => {
  switch (token.type) {
    case 'list':
      return stacked((token as Tokens.List).items.map((item) => [{ text: '· ' }, ...itemLine(item)]))
    case 'code':
      return [{ text: (token as Tokens.Code).text, look: 'code' }]
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return stacked([header, ...rows].map(rowLine))
    }
    case 'blockquote':
      return stacked(childrenOf(token).map((part) => lineOf([part])))
    default:
      return lineOf([token])
  }
}

const tableOf = ({ header, rows }: Tokens.Table): Block => ({
  kind: 'table',
  head: header.map(({ tokens }) => lineOf(tokens)),
  rows: rows.map((row) => row.map(({ tokens }) => lineOf(tokens))),
})

const quoteOf = ({ tokens }: Tokens.Blockquote): Block => ({
  kind: 'quote',
  line: stacked(tokens.filter(({ type }) => type !== 'space').map(itemPart)),
})

/** A list that goes on behind a block of code goes on counting. */
const listOf = ({ ordered, start, items }: Tokens.List): Block => ({
  kind: 'list',
  ordered,
  ...(start !== '' && start !== 1 && { start }),
  items: items.map(itemLine),
})

/** A paragraph of nothing but ends of lines is none. */
const paragraphOf = (line: Inline[]): Block[] =>
  line.some(({ text }) => text.trim()) ? [{ kind: 'paragraph', line }] : []

/** Converts lexer tokens to the answer tree; everything else, markup above all, stays plain text. */
const blockOf = (token: Token): Block[] => {
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      return [{ kind: 'heading', line: lineOf(token.tokens) }]
    case 'list':
      return [listOf(token as Tokens.List)]
    case 'table':
      return [tableOf(token as Tokens.Table)]
    case 'blockquote':
      return [quoteOf(token as Tokens.Blockquote)]
    case 'code':
      return [{ kind: 'code', text: (token as Tokens.Code).text }]
    case 'hr':
      return [{ kind: 'rule' }]
    case 'paragraph':
      return paragraphOf(lineOf(token.tokens))
    case 'codespan':
    case 'formula':
      return [{ kind: 'paragraph', line: inlinesOf(token, {}) }]
    default:
      return [{ kind: 'paragraph', line: [{ text: token.raw.trim() }] }]
  }
}

/** A piece of Markdown between two ends of blocks. */
interface LexedBlock {
  readonly type: string
  readonly raw: string
  /** Where its text ends in the whole. */
  readonly end: number
  /** Reads it: formulas are typeset then. */
  readonly blocks: () => Block[]
}

/** The text as it is: one paragraph. */
const asPlain = (markdown: string): LexedBlock[] => {
  const block: Block = { kind: 'paragraph', line: [{ text: markdown.trim() }] }
  return markdown ? [{ type: 'text', raw: markdown, blocks: () => [block], end: markdown.length }] : []
}

/** Formulas of an answer that are typeset; a long one has some thirty. */
const MOST_FORMULAS = 100

/** The rest stays TeX: typesetting hundreds at once would keep everybody waiting. */
const asCode = (token: Token): void => {
  Object.assign(token, { type: 'codespan', text: token.raw.trim() })
}

/**
 * The blocks of a piece of Markdown, each with the end of its text. Malformed Markdown stays plain text: the lexer
 * takes quadratic time for signs that never close, and a stack level for each quote.
 */
export const lexBlocks = (markdown: string): LexedBlock[] => {
  if (isMalformedMarkdown(markdown)) return asPlain(markdown)
  let [end, formulas] = [0, 0]
  const tokens = marked.lexer(markdown)
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'formula' && (formulas += 1) > MOST_FORMULAS) asCode(token)
  })
  return tokens.map((token) => {
    end += token.raw.length
    return { type: token.type, raw: token.raw, end, blocks: () => blockOf(token) }
  })
}

/** An answer as the tree that the app draws. */
export const markdownBlocks = (markdown: string): Block[] =>
  lexBlocks(markdown).flatMap(({ blocks }) => blocks())
