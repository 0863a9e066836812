import { SHADOWED_GLOBALS } from '../host/shared/moduleGlobals'
import { scriptsOf, type Gate } from './Gate'
import { freeReferences, type FreeReference } from './freeReferences'
import { isNode, nameOf, parseScript, place, walk, type SyntaxNode } from './syntaxTree'

// WeChat defines these two in some versions of its base library; libraries read them behind their own checks.
const TOLERATED = new Set(['global', 'process'])
const DOM_NAMES = new Set(SHADOWED_GLOBALS.filter((name) => !TOLERATED.has(name)))

const isTypeof = (node: SyntaxNode | undefined): boolean =>
  node?.type === 'UnaryExpression' && node['operator'] === 'typeof'

/** Whether an expression checks `typeof name`. */
const asks = (expression: unknown, name: string): boolean => {
  if (!isNode(expression)) return false
  let found = false
  walk(expression, (node) => {
    if (isTypeof(node) && nameOf(node['argument']) === name) found = true
  })
  return found
}

const inside = (node: unknown, inner: SyntaxNode): boolean =>
  isNode(node) && node.start <= inner.start && inner.end <= node.end

/** Whether a node only runs after a `typeof` question about a name. */
const isGuardedBy = (node: SyntaxNode, reference: FreeReference): boolean => {
  if (node.type === 'LogicalExpression') {
    return asks(node['left'], reference.name) && inside(node['right'], reference.node)
  }
  if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') {
    return asks(node['test'], reference.name) && !inside(node['test'], reference.node)
  }
  return false
}

const isHarmless = (reference: FreeReference): boolean =>
  isTypeof(reference.ancestors.at(-1)) || reference.ancestors.some((node) => isGuardedBy(node, reference))

/** `globalThis.document` and the like: the same name by another way. */
const behindGlobalThis = (program: SyntaxNode): { name: string; node: SyntaxNode }[] => {
  const found: { name: string; node: SyntaxNode }[] = []
  walk(program, (node) => {
    if (node.type !== 'MemberExpression' || nameOf(node['object']) !== 'globalThis') return
    const { property } = node
    const name = node['computed'] === true && isNode(property) ? property['value'] : nameOf(property)
    if (typeof name === 'string' && DOM_NAMES.has(name)) found.push({ name, node })
  })
  return found
}

/** Names of the browser that the logic layer lacks, used without asking first. A `try` around one hides it, and is no question. */
export const domGlobals: Gate = (dist) =>
  scriptsOf(dist).flatMap((file) => {
    const source = dist.text(file)
    const program = parseScript(source)
    const free = freeReferences(program, DOM_NAMES).filter((reference) => !isHarmless(reference))
    return [...free, ...behindGlobalThis(program)].map(
      ({ name, node }) => `${place(file, source, node.start)}: uses ${name}, which a mini-program lacks`,
    )
  })
