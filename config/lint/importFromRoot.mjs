import path from 'node:path'

/** The part of the tree that a file belongs to: a folder of `src`, or one beside it. */
const partOf = (file) => /^(src\/[^/]+|[^/]+)\//.exec(file)?.[1]

/** Imports of another part of `src` start at its root: they survive moves and are easy to search. */
export const importFromRoot = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { relative: 'Write @/{{file}}: what lies in another folder of src is named from there.' },
  },
  create(context) {
    const importer = path.relative(context.cwd, context.filename).replaceAll('\\', '/')
    const check = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string' || !source.startsWith('.')) return
      const imported = path
        .relative(context.cwd, path.resolve(path.dirname(context.filename), source))
        .replaceAll('\\', '/')
      const [from, to] = [partOf(importer), partOf(imported)]
      if (!from || from === 'src' || !to?.startsWith('src/') || from === to) return
      context.report({
        node: node.source,
        messageId: 'relative',
        data: { file: imported.slice('src/'.length) },
      })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}
