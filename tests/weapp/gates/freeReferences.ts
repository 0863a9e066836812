import { childrenOf, isNode, nameOf, type SyntaxNode } from './syntaxTree'

/** A name that is read or written without being declared in the file. */
export interface FreeReference {
  readonly name: string
  readonly node: SyntaxNode
  readonly ancestors: readonly SyntaxNode[]
}

type Scope = Set<string>

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const BLOCKS = new Set([
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
])

/** Names that a binding pattern introduces. */
const patternNames = (pattern: unknown): string[] => {
  if (Array.isArray(pattern)) return pattern.flatMap(patternNames)
  if (!isNode(pattern)) return []
  const name = nameOf(pattern)
  if (name) return [name]
  if (pattern.type === 'AssignmentPattern') return patternNames(pattern['left'])
  if (pattern.type === 'RestElement') return patternNames(pattern['argument'])
  if (pattern.type === 'Property') return patternNames(pattern['value'])
  return [...patternNames(pattern['elements']), ...patternNames(pattern['properties'])]
}

const isVar = (node: SyntaxNode): boolean => node.type === 'VariableDeclaration' && node['kind'] === 'var'

/** `var` and function declarations of a function's own body, however deep in blocks. */
const hoisted = (node: SyntaxNode): string[] =>
  childrenOf(node).flatMap((child) => {
    if (child.type === 'FunctionDeclaration') return patternNames(child['id'])
    if (FUNCTIONS.has(child.type) || child.type.startsWith('Class')) return []
    const own = isVar(child) ? declared(child) : []
    return [...own, ...hoisted(child)]
  })

const declared = (declaration: SyntaxNode): string[] =>
  Array.isArray(declaration['declarations'])
    ? declaration['declarations'].filter(isNode).flatMap((declarator) => patternNames(declarator['id']))
    : []

/** `let`, `const` and `class` directly in a block. */
const lexical = (block: SyntaxNode): string[] =>
  childrenOf(block).flatMap((child) => {
    if (child.type === 'VariableDeclaration' && !isVar(child)) return declared(child)
    if (child.type === 'ClassDeclaration') return patternNames(child['id'])
    return child.type === 'SwitchCase' ? lexical(child) : []
  })

const scopeOf = (node: SyntaxNode): Scope | null => {
  if (node.type === 'Program') return new Set([...hoisted(node), ...lexical(node)])
  if (FUNCTIONS.has(node.type)) {
    const names = [...patternNames(node['params']), ...hoisted(node)]
    if (node.type === 'FunctionExpression') names.push(...patternNames(node['id']))
    if (node.type !== 'ArrowFunctionExpression') names.push('arguments')
    return new Set(names)
  }
  if (node.type === 'CatchClause') return new Set(patternNames(node['param']))
  if (node.type === 'ClassExpression') return new Set(patternNames(node['id']))
  return BLOCKS.has(node.type) ? new Set(lexical(node)) : null
}

/** Whether an identifier at this place names a field or label rather than a variable. */
const isNameOnly = (node: SyntaxNode, parent: SyntaxNode | undefined): boolean => {
  if (!parent) return false
  if (parent.type === 'MemberExpression') return parent['property'] === node && parent['computed'] !== true
  if (parent.type === 'Property') {
    return parent['key'] === node && parent['computed'] !== true && parent['value'] !== node
  }
  if (parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition') {
    return parent['key'] === node && parent['computed'] !== true
  }
  return ['LabeledStatement', 'BreakStatement', 'ContinueStatement', 'MetaProperty'].includes(parent.type)
}

/** The free references of a script to the names of interest. */
export const freeReferences = (tree: SyntaxNode, names: ReadonlySet<string>): FreeReference[] => {
  const found: FreeReference[] = []
  const visit = (node: SyntaxNode, ancestors: readonly SyntaxNode[], scopes: readonly Scope[]): void => {
    const own = scopeOf(node)
    const inner = own ? [...scopes, own] : scopes
    const name = nameOf(node)
    if (
      name &&
      names.has(name) &&
      !isNameOnly(node, ancestors.at(-1)) &&
      !inner.some((scope) => scope.has(name))
    ) {
      found.push({ name, node, ancestors })
    }
    const path = [...ancestors, node]
    for (const child of childrenOf(node)) visit(child, path, inner)
  }
  visit(tree, [], [])
  return found
}
