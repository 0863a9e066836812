import { makeAutoObservable } from 'mobx'
import type { MindNode } from '@/contracts/promo/mindMaps'

/** A node as a row of the tree: its depth, and whether it can be opened. */
export interface MindRow {
  readonly node: MindNode
  readonly depth: number
  readonly canOpen: boolean
  readonly isOpen: boolean
}

const contains = ({ title, text = '' }: MindNode, wanted: string): boolean =>
  `${title}\n${text}`.toLowerCase().includes(wanted)

/** The nodes from the root to the one with an id; empty when there is none. */
export const pathTo = (node: MindNode, id: string): readonly MindNode[] => {
  if (node.id === id) return [node]
  for (const child of node.children ?? []) {
    const path = pathTo(child, id)
    if (path.length > 0) return [node, ...path]
  }
  return []
}

const idsBelow = ({ id, children = [] }: MindNode): string[] =>
  children.length === 0 ? [] : [id, ...children.flatMap(idsBelow)]

/** A mind map on the screen: the open nodes, and the matches of a search. */
export class MindTree {
  private readonly open: Set<string>

  constructor(readonly root: MindNode) {
    this.open = new Set([root.id])
    makeAutoObservable(this, { root: false }, { autoBind: true })
  }

  /** The rows from top to bottom. A search opens what leads to its finds. */
  rows(search: string): readonly MindRow[] {
    const wanted = search.trim().toLowerCase()
    return wanted === '' ? this.opened(this.root, 0) : this.found(this.root, 0, wanted)
  }

  get isAllOpen(): boolean {
    return idsBelow(this.root).every((id) => this.open.has(id))
  }

  toggle(id: string): void {
    if (!this.open.delete(id)) this.open.add(id)
  }

  /** Opens everything, or leaves only the first level when everything is open. */
  toggleAll(): void {
    const all = this.isAllOpen ? [this.root.id] : idsBelow(this.root)
    this.open.clear()
    for (const id of all) this.open.add(id)
  }

  private opened(node: MindNode, depth: number): MindRow[] {
    const { id, children = [] } = node
    const isOpen = this.open.has(id)
    const row = { node, depth, canOpen: children.length > 0, isOpen }
    return isOpen ? [row, ...children.flatMap((child) => this.opened(child, depth + 1))] : [row]
  }

  private found(node: MindNode, depth: number, wanted: string): MindRow[] {
    const below = (node.children ?? []).flatMap((child) => this.found(child, depth + 1, wanted))
    if (below.length === 0 && !contains(node, wanted)) return []
    return [{ node, depth, canOpen: false, isOpen: below.length > 0 }, ...below]
  }
}
