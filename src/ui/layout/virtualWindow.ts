/** The rows that are in the document: from `first` up to, not with, `end`. */
export interface VirtualWindow {
  readonly first: number
  readonly end: number
}

/**
 * Rows come and go by blocks: a scroll inside a block changes nothing, so that few frames pay for drawing; and a page that
 * comes, or a list that is filtered, sends no more than a block below its screen.
 */
const BLOCK = 6
/** Blocks kept above and below what is in sight. */
const MARGIN_BLOCKS = 1

/** Which of `count` rows of one height are drawn at a scroll position, so that a screen of `viewport` pixels is full. */
export const virtualWindow = (
  top: number,
  { count, rowHeight, viewport }: { count: number; rowHeight: number; viewport: number },
): VirtualWindow => {
  const blockOf = (row: number): number => Math.floor(row / BLOCK)
  const lastRow = Math.max(0, count - 1)
  const inSight = Math.min(lastRow, Math.max(0, Math.floor(top / rowHeight)))
  const below = Math.min(lastRow, Math.floor((Math.max(0, top) + viewport) / rowHeight))
  const first = Math.max(0, (blockOf(inSight) - MARGIN_BLOCKS) * BLOCK)
  const end = Math.min(count, (blockOf(below) + 1 + MARGIN_BLOCKS) * BLOCK)
  return { first, end }
}
