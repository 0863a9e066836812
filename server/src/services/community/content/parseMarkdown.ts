import type { ArticleBlock } from '@/contracts/promo/articles'

const HEADING = /^#{1,4}\s+(.+)$/
const BULLET = /^[-*]\s+(.+)$/
const NUMBER = /^\d+[.、]\s+(.+)$/
const QUOTE = /^>\s?(.+)$/
const RULE_ROW = /^\|(?:\s*:?-+:?\s*\|)+$/

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim() || '—')

/** Takes the lines from `at` on that a pattern fits. */
const run = (lines: readonly string[], at: number, pattern: RegExp): string[] => {
  const texts: string[] = []
  for (let index = at; index < lines.length; index += 1) {
    const [, text] = pattern.exec(lines[index] ?? '') ?? []
    if (text === undefined) break
    texts.push(text)
  }
  return texts
}

const tableAt = (lines: readonly string[], at: number): string[] => {
  const end = lines.findIndex((line, index) => index >= at && !line.startsWith('|'))
  return lines.slice(at, end < 0 ? lines.length : end)
}

/** One block with the number of lines that it takes. */
const blockAt = (
  lines: readonly string[],
  at: number,
): { readonly block: ArticleBlock; readonly took: number } => {
  const line = lines[at] ?? ''
  const heading = HEADING.exec(line)?.[1]
  if (heading !== undefined) return { block: { kind: 'heading', text: heading }, took: 1 }
  const quotes = run(lines, at, QUOTE)
  if (quotes.length > 0) return { block: { kind: 'note', text: quotes.join('') }, took: quotes.length }
  const bullets = run(lines, at, BULLET)
  if (bullets.length > 0)
    return { block: { kind: 'list', ordered: false, items: bullets }, took: bullets.length }
  const numbers = run(lines, at, NUMBER)
  if (numbers.length > 0)
    return { block: { kind: 'list', ordered: true, items: numbers }, took: numbers.length }
  if (line.startsWith('|')) {
    const table = tableAt(lines, at)
    const [head = '', ...rows] = table.filter((row) => !RULE_ROW.test(row))
    return { block: { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) }, took: table.length }
  }
  return { block: { kind: 'paragraph', text: line }, took: 1 }
}

/** Reads Markdown into the closed list of blocks that pages draw: no markup of an author ever reaches one. */
export const parseMarkdown = (source: readonly string[]): ArticleBlock[] => {
  const lines = source.map((line) => line.trim())
  const blocks: ArticleBlock[] = []
  let at = 0
  while (at < lines.length) {
    if (lines[at] === '') {
      at += 1
      continue
    }
    const { block, took } = blockAt(lines, at)
    blocks.push(block)
    at += took
  }
  return blocks
}
