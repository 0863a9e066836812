import type { Block, Inline } from '@/contracts/assistant/blocks'

/** The lines of text that a block holds. */
export const linesOf = (block: Block): readonly (readonly Inline[])[] => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'quote':
      return [block.line]
    case 'list':
      return block.items
    case 'table':
      return [...block.head, ...block.rows.flat()]
    case 'code':
    case 'rule':
      return []
  }
}
