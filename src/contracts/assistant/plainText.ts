import { linearFormula } from '@/domain/maths/linearFormula'
import type { Block, Inline } from './blocks'

const textOfPiece = ({ text, source, formula }: Inline): string => {
  if (source) return `[${text}]`
  return formula ? linearFormula(text) : text
}

const textOfLine = (line: readonly Inline[]): string => line.map(textOfPiece).join('')

const textOfBlock = (block: Block): string => {
  switch (block.kind) {
    case 'code':
      return block.text
    case 'rule':
      return '——'
    case 'list':
      return block.items
        .map((item, at) => `${block.ordered ? `${(block.start ?? 1) + at}.` : '·'} ${textOfLine(item)}`)
        .join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(textOfLine).join(' | ')).join('\n')
    case 'heading':
    case 'paragraph':
    case 'quote':
      return textOfLine(block.line)
  }
}

/** An answer as plain text, formulas as one reads them aloud: x², (a + b)/c. */
export const plainText = (blocks: readonly Block[]): string => blocks.map(textOfBlock).join('\n\n')
