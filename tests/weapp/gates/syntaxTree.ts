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

// Within jest a name of the language is looked up through a proxy, each time: a package has a million nodes.
const { values } = Object
const { isArray } = Array

/** The nodes directly below a node, in source order. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const found: SyntaxNode[] = []
  for (const value of values(node)) {
    if (isNode(value)) found.push(value)
    else if (isArray(value)) for (const one of value as readonly unknown[]) if (isNode(one)) found.push(one)
  }
  return found
}

/** Parses a script; WeChat's files are CommonJS, so `return` is allowed anywhere. */
export const parseScript = (source: string, ecmaVersion: Options['ecmaVersion'] = 'latest'): SyntaxNode => {
  const tree: unknown = parse(source, { ecmaVersion, sourceType: 'script', allowReturnOutsideFunction: true })
  if (!isNode(tree)) throw new Error('acorn gave no tree')
  return tree
}

/** Visits every node. */
export const walk = (node: SyntaxNode, visit: (node: SyntaxNode) => void): void => {
  visit(node)
  for (const child of childrenOf(node)) walk(child, visit)
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
