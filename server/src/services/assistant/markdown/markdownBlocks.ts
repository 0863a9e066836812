import { Marked, type Token, type Tokens } from 'marked'
import type { Block, Inline } from '@/contracts/assistant/blocks'
import { parseQuery } from '@/lib/query'
import { matchAddress } from '@/routes/matchAddress'
import { formulaMarkdown, type FormulaToken } from './formulaMarkdown'
import { isMalformedMarkdown } from './isMalformedMarkdown'
import { typesetFormula } from '../../../formulas/typesetFormula'

const marked = new Marked(formulaMarkdown)

type Look = NonNullable<Inline['look']>
const LOOKS: Readonly<Record<string, Look>> = { strong: 'strong', em: 'em', codespan: 'code', del: 'del' }
const CITATION = /\[(\d{1,2})\]/

const childrenOf = (token: Token): readonly Token[] => ('tokens' in token && token.tokens) || []

/** A link opens a page of the product or nothing: what else an answer names is only text. */
const linkOf = (href: string): Inline['link'] => {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined
  const [path = '', query = ''] = href.split('?')
  const match = matchAddress(path)
  return match && { route: match.id, query: { ...parseQuery(query), ...match.params } }
}

/** Lines of help that a tap may call. Any other number stays text: nobody shall be led to a stranger's phone by an answer. */
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
    return source ? [{ text: source, source: Number(source) }] : [{ text: part, ...rest }]
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
  if (token.type === 'br') return [{ text: '\n' }]
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

const itemLine = ({ tokens }: Tokens.ListItem): Inline[] =>
  tokens.flatMap((token, at) => [...(at > 0 ? [{ text: '\n' }] : []), ...itemPart(token)])

/** A list inside a list becomes lines of its item: the tree has one level. */
const itemPart = (token: Token): Inline[] => {
  if (token.type !== 'list') return lineOf([token])
  return (token as Tokens.List).items.flatMap((item, at) => [
    { text: `${at > 0 ? '\n' : ''}· ` },
    ...itemLine(item),
  ])
}

const tableOf = ({ header, rows }: Tokens.Table): Block => ({
  kind: 'table',
  head: header.map(({ tokens }) => lineOf(tokens)),
  rows: rows.map((row) => row.map(({ tokens }) => lineOf(tokens))),
})

const quoteOf = ({ tokens }: Tokens.Blockquote): Block => ({
  kind: 'quote',
  line: tokens.flatMap((token, at) => [...(at > 0 ? [{ text: '\n' }] : []), ...lineOf([token])]),
})

const listOf = ({ ordered, items }: Tokens.List): Block => ({
  kind: 'list',
  ordered,
  items: items.map(itemLine),
})

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
      return [{ kind: 'paragraph', line: lineOf(token.tokens) }]
    case 'codespan':
    case 'formula':
      return [{ kind: 'paragraph', line: inlinesOf(token, {}) }]
    default:
      return [{ kind: 'paragraph', line: [{ text: token.raw.trim() }] }]
  }
}

interface LexedBlocks {
  readonly blocks: Block[]
  /** Where their text ends in the piece. */
  readonly end: number
}

/** The text as it is: one paragraph. */
const asPlain = (markdown: string): LexedBlocks[] =>
  markdown
    ? [{ blocks: [{ kind: 'paragraph', line: [{ text: markdown.trim() }] }], end: markdown.length }]
    : []

/** Formulas of an answer that are typeset; a long one has some thirty. */
const MOST_FORMULAS = 100

/** The rest stays TeX: typesetting hundreds at once would keep everybody waiting. */
const asCode = (token: Token): void => {
  Object.assign(token, { type: 'codespan', text: token.raw.trim() })
}

/**
 * The blocks of a piece of Markdown, each with where its text ends in the piece. What no author writes stays the text it is:
 * the lexer takes time that grows with the square of signs that open and never close, and a level of its stack for each quote.
 */
export const lexBlocks = (markdown: string): LexedBlocks[] => {
  if (isMalformedMarkdown(markdown)) return asPlain(markdown)
  let [end, formulas] = [0, 0]
  const tokens = marked.lexer(markdown)
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'formula' && (formulas += 1) > MOST_FORMULAS) asCode(token)
  })
  return tokens.map((token) => {
    end += token.raw.length
    return { blocks: blockOf(token), end }
  })
}

/** An answer as the tree that the app draws. */
export const markdownBlocks = (markdown: string): Block[] =>
  lexBlocks(markdown).flatMap(({ blocks }) => blocks)
