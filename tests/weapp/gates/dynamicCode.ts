import { scriptsOf, type Gate } from './Gate'
import { freeReferences } from './freeReferences'
import { isNode, nameOf, parseScript, place, type SyntaxNode } from './syntaxTree'

const MAKERS = new Set(['eval', 'Function'])
const TIMERS = new Set(['setTimeout', 'setInterval'])

const isCalled = (callee: SyntaxNode, parent: SyntaxNode | undefined): boolean =>
  (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') && parent['callee'] === callee

const isText = (value: unknown): boolean =>
  isNode(value) && (value.type === 'TemplateLiteral' || typeof value['value'] === 'string')

/** webpack's way to the global object: it can make nothing else, and only runs where `globalThis` is missing. */
const isGlobalLookup = (argument: unknown, ancestors: readonly SyntaxNode[]): boolean =>
  isNode(argument) &&
  argument['value'] === 'return this' &&
  ancestors.some(({ type }) => type === 'TryStatement')

/** Code made out of text at run time, which WeChat forbids: `eval`, `new Function`, timers with a string. */
export const dynamicCode: Gate = (dist) =>
  scriptsOf(dist).flatMap((file) => {
    const source = dist.text(file)
    return freeReferences(parseScript(source), new Set([...MAKERS, ...TIMERS])).flatMap(
      ({ name, node, ancestors }) => {
        const parent = ancestors.at(-1)
        if (!isCalled(node, parent)) return []
        const callArguments = parent?.['arguments']
        const first: unknown = Array.isArray(callArguments) ? callArguments[0] : undefined
        if (TIMERS.has(name) && !isText(first)) return []
        if (isGlobalLookup(first, ancestors)) return []
        return [`${place(file, source, node.start)}: ${nameOf(node) ?? name}() makes code out of text`]
      },
    )
  })
