import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')

const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '/index.ts',
  '/index.tsx',
  '/index.h5.ts',
  '/index.h5.tsx',
  '.js',
  '.mjs',
  '.cjs',
]
/** Rules that need the whole graph run in `npm test` only. */
const isAboutOneImport = ({ to }) => !to.reachable && !to.circular
const rules = forbidden.filter(isAboutOneImport)

/** The file that an import means, from the root of its tree; a package as the folder that it lies in. */
const fileOf = (source, importer, root) => {
  const wanted = source.startsWith('@/')
    ? path.join(root, 'src', source.slice(2))
    : source.startsWith('.')
      ? path.resolve(path.dirname(importer), source)
      : undefined
  if (!wanted) return `node_modules/${source}/`
  const ending = ENDINGS.find((each) => path.extname(wanted + each) && existsSync(wanted + each))
  return path.relative(root, wanted + (ending ?? '')).replaceAll('\\', '/')
}

/** `$1` of a rule is what its `from` has caught. */
const filled = (pattern, caught) => pattern.replace(/\$(\d)/g, (_, index) => caught[Number(index)] ?? '')

const isBroken = ({ from, to }, importer, imported) => {
  const caught = new RegExp(from.path).exec(importer)
  if (!caught || !new RegExp(filled(to.path, caught)).test(imported)) return false
  return !to.pathNot || !new RegExp(filled([to.pathNot].flat().join('|'), caught)).test(imported)
}

/** Whichever layer of the app asks for the backend, the answer is the same. */
const BACKEND =
  'The backend runs elsewhere: ask it by call(contract, …). A type or a rule that both need stands in src/contracts or src/domain.'

/** The rules of .dependency-cruiser.cjs about single imports, shown in the editor while they are written. */
export const keepLayers = {
  meta: { type: 'problem', schema: [], messages: { broken: '{{name}}: {{comment}}' } },
  create(context) {
    const root = context.cwd
    const importer = path.relative(root, context.filename).replaceAll('\\', '/')
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return
      const imported = fileOf(node.source.value, context.filename, root)
      const rule = rules.find((each) => isBroken(each, importer, imported))
      if (!rule) return
      const comment = importer.startsWith('src/') && imported.startsWith('server/') ? BACKEND : rule.comment
      context.report({ node: node.source, messageId: 'broken', data: { name: rule.name, comment } })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}
