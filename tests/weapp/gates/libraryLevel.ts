import { scriptsOf, type Gate } from './Gate'
import { isNode, nameOf, parseScript, place, walk } from './syntaxTree'

/** Methods that the oldest engines lack which the app is built for (iOS 13, Chrome 80), and that nothing of ours brings along. */
const METHODS = new Set(
  ['at', 'replaceAll', 'toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex'].concat([
    'isWellFormed',
    'toWellFormed',
    'groupBy',
    'withResolvers',
    'hasOwn',
    'fromAsync',
  ]),
)

/** Calls of library methods that a syntax check does not see. */
export const libraryLevel: Gate = (dist) =>
  scriptsOf(dist).flatMap((file) => {
    const source = dist.text(file)
    const problems: string[] = []
    walk(parseScript(source), (node) => {
      const callee = node['callee']
      if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return
      const method = callee['computed'] === true ? undefined : nameOf(callee['property'])
      if (method === undefined || !METHODS.has(method)) return
      problems.push(
        `${place(file, source, node.start)}: .${method}() is newer than the engines of old phones`,
      )
    })
    return problems
  })
