import { parse, type Options } from 'acorn'
import { isRecord } from '../host/shared/isRecord'

/** A node of an ESTree, with its fields unread. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** Whether a field of a node is a node itself. */
export const isNode = (value: unknown): value is SyntaxNode =>
  isRecord(value) && typeof value['type'] === 'string' && typeof value['start'] === 'number'

/** The nodes directly below a node, in source order. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node).flatMap((value) => {
    if (Array.isArray(value)) return value.filter(isNode)
    return isNode(value) ? [value] : []
  })

/** Parses a script; WeChat's files are CommonJS, so `return` may stand anywhere. */
export const parseScript = (source: string, ecmaVersion: Options['ecmaVersion'] = 'latest'): SyntaxNode => {
  const tree: unknown = parse(source, { ecmaVersion, sourceType: 'script', allowReturnOutsideFunction: true })
  if (!isNode(tree)) throw new Error('acorn gave no tree')
  return tree
}

/** Visits every node with its ancestors, the nearest last. */
export const walk = (
  node: SyntaxNode,
  visit: (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void,
  ancestors: readonly SyntaxNode[] = [],
): void => {
  visit(node, ancestors)
  const path = [...ancestors, node]
  for (const child of childrenOf(node)) walk(child, visit, path)
}

/** The name of an identifier node. */
export const nameOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' && typeof value['name'] === 'string'
    ? value['name']
    : undefined

/** `file:line:column` of a position. */
export const place = (file: string, source: string, at: number): string => {
  const before = source.slice(0, at).split('\n')
  return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}
