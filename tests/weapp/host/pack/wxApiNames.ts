import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/**
 * The members of `interface Wx` in WeChat's typings: the real API names, so that a missing call differs from a misspelt
 * one.
 */
export const wxApiNames = (): string[] => {
  const root = path.dirname(require.resolve('miniprogram-api-typings/package.json'))
  const file = path.join(root, 'types/wx/lib.wx.api.d.ts')
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'Wx') {
      for (const { name } of node.members) if (name && ts.isIdentifier(name)) names.add(name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2020))
  return [...names]
}
