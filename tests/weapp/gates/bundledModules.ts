import type { Dist } from '../host/pack/Dist'
import { packageOf, readAppManifest, subPackagesOf } from '../host/pack/readManifest'
import { scriptsOf, type Gate } from './Gate'
import { childrenOf, isNode, nameOf, parseScript, walk, type SyntaxNode } from './syntaxTree'

interface BundledModule {
  readonly id: number
  readonly file: string
  readonly pkg: string
  readonly needs: readonly number[]
}

const numberOf = (value: unknown): number | undefined =>
  isNode(value) && typeof value['value'] === 'number' ? value['value'] : undefined

const isFunction = (value: unknown): value is SyntaxNode =>
  isNode(value) && (value.type === 'FunctionExpression' || value.type === 'ArrowFunctionExpression')

/** Modules requested through webpack's `require`, the third parameter of a module function. */
const needsOf = (definition: SyntaxNode): number[] => {
  const parameters = definition['params']
  const requireName = Array.isArray(parameters) ? nameOf(parameters[2]) : undefined
  if (!requireName) return []
  const needs: number[] = []
  walk(definition, (node) => {
    if (node.type !== 'CallExpression' || nameOf(node['callee']) !== requireName) return
    const given = node['arguments']
    const id = numberOf(Array.isArray(given) ? given[0] : undefined)
    if (id !== undefined) needs.push(id)
  })
  return needs
}

/** The webpack modules of one script: `{ 123: function (module, exports, require) { … } }`. */
const modulesOf = (tree: SyntaxNode): { id: number; needs: number[] }[] => {
  const found = childrenOf(tree).flatMap(modulesOf)
  const id = tree.type === 'Property' ? numberOf(tree['key']) : undefined
  return id !== undefined && isFunction(tree['value'])
    ? [...found, { id, needs: needsOf(tree['value']) }]
    : found
}

const readModules = (dist: Dist): BundledModule[] => {
  const subPackages = subPackagesOf(readAppManifest(dist))
  return scriptsOf(dist).flatMap((file) =>
    modulesOf(parseScript(dist.text(file))).map((module) => ({
      ...module,
      file,
      pkg: packageOf(subPackages, file),
    })),
  )
}

/** Bundled modules that need one which is neither in their own package nor in the main one: their page would not start. */
export const bundledModules: Gate = (dist) => {
  const modules = readModules(dist)
  const packagesOf = new Map<number, Set<string>>()
  for (const { id, pkg } of modules) packagesOf.set(id, (packagesOf.get(id) ?? new Set()).add(pkg))
  return modules.flatMap(({ id, file, pkg, needs }) =>
    needs
      .filter((need) => !packagesOf.get(need)?.has('') && !packagesOf.get(need)?.has(pkg))
      .map((need) => {
        const places = [...(packagesOf.get(need) ?? [])].join(', ')
        return `${file}: module ${id} needs module ${need}, which is ${places ? `only in ${places}` : 'nowhere'}`
      }),
  )
}
