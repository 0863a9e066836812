import type { MindRow } from './MindTree'

/** Size of a node and the room between nodes, in pixels at the normal text size. */
export const NODE = { width: 116, height: 48 } as const
const GAP = { x: 48, y: 10 } as const

/** A node at its place; `x` and `y` are its upper left corner. */
export interface PlacedRow extends MindRow {
  readonly x: number
  readonly y: number
}

/** A drawn mind map: its nodes, and the twigs between them as an SVG path on a plane of that size. */
export interface MindDrawing {
  readonly width: number
  readonly height: number
  readonly nodes: readonly PlacedRow[]
  readonly twigs: string
}

const middle = (y: number): number => y + NODE.height / 2

/** From the end of a node to the beginning of the one that hangs on it. */
const twig = (from: PlacedRow, to: PlacedRow): string => {
  const [x, y] = [from.x + NODE.width, middle(from.y)]
  const bend = x + GAP.x / 2
  return `M${x} ${y}C${bend} ${y} ${bend} ${middle(to.y)} ${to.x} ${middle(to.y)}`
}

interface Drawn {
  readonly placed: PlacedRow
  readonly all: readonly PlacedRow[]
  readonly twigs: readonly string[]
}

/**
 * Lays the rows of a mind map out as a tree that grows to the right: leaves are below each other, a node beside its
 * first child, so that a large map still opens at its root. Rows come in order, each below its parent.
 */
export const layOutMind = (rows: readonly MindRow[]): MindDrawing => {
  let leaves = 0
  let at = 0

  const grow = (): Drawn | undefined => {
    const row = rows[at]
    if (!row) return undefined
    at += 1
    const children: Drawn[] = []
    while ((rows[at]?.depth ?? 0) > row.depth) {
      const child = grow()
      if (child) children.push(child)
    }
    const y = children[0]?.placed.y ?? leaves++ * (NODE.height + GAP.y)
    const placed = { ...row, x: row.depth * (NODE.width + GAP.x), y }
    return {
      placed,
      all: [placed, ...children.flatMap(({ all }) => all)],
      twigs: children.flatMap((child) => [twig(placed, child.placed), ...child.twigs]),
    }
  }

  const root = grow()
  const nodes = root?.all ?? []
  return {
    width: Math.max(0, ...nodes.map(({ x, canOpen }) => x + NODE.width + (canOpen ? GAP.x : 0))),
    height: Math.max(0, ...nodes.map(({ y }) => y + NODE.height)),
    nodes,
    twigs: root?.twigs.join('') ?? '',
  }
}
