import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const ROOT = path.resolve(__dirname, '../..')
const BASE = path.join(ROOT, 'dist/weapp/base.wxml')
/** The elements whose attributes config/weapp/templates.ts thins out. */
const THINNED: Readonly<Record<string, string>> = {
  View: 'view',
  Text: 'text',
  ScrollView: 'scroll-view',
  Swiper: 'swiper',
  Video: 'video',
}
const EVERYWHERE = new Set(['className', 'style', 'id', 'key', 'ref', 'onClick'])

const wxmlName = (prop: string): string =>
  /^on[A-Z]/.test(prop)
    ? `bind${prop.slice(2).toLowerCase()}`
    : prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The props of an element, including those of spread objects; arguments of calls are ignored. */
const propsOf = (attributes: ts.JsxAttributes): string[] => {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) return
    if (ts.isJsxAttribute(node)) return void names.push(node.name.getText())
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
      return void names.push(node.name.getText())
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(attributes, visit)
  return names.filter((name) => !EVERYWHERE.has(name))
}

interface Use {
  readonly file: string
  readonly element: string
  readonly prop: string
}

const usesIn = (file: string): Use[] => {
  const text = readFileSync(path.join(ROOT, 'src', file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: Use[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const element = THINNED[node.tagName.getText()]
      if (element) found.push(...propsOf(node.attributes).map((prop) => ({ file, element, prop })))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const uses = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.h5.tsx'))
  .flatMap(usesIn)

describe('the templates of the mini-program', () => {
  if (!existsSync(BASE)) {
    test.todo('are not built: npm run build:weapp')
    return
  }
  const wxml = readFileSync(BASE, 'utf8')
  const tagsOf = (element: string) =>
    [...wxml.matchAll(new RegExp(`<${element} [^>]*>`, 'g'))].map(([tag]) => tag)

  test.each(uses.map((one) => [one.file, one.element, one.prop] as const))(
    '%s: <%s> has %s',
    (_, element, prop) => {
      expect(tagsOf(element)).not.toHaveLength(0)
      for (const tag of tagsOf(element)) expect(tag).toContain(` ${wxmlName(prop)}="`)
    },
  )

  test.each(['image', 'input', 'textarea', 'button'])('<%s> says its name', (element) => {
    expect(tagsOf(element)).not.toHaveLength(0)
    for (const tag of tagsOf(element)) expect(tag).toContain('aria-label="{{i.ariaLabel}}"')
  })

  test('views that say anything have all that src/ui/target says; the cheap ones have nothing', () => {
    const target = readFileSync(path.join(ROOT, 'src/ui/controls/target/index.weapp.ts'), 'utf8')
    const said = [...target.matchAll(/'(aria-\w+)'/g)].map(([, name = '']) => name)
    expect(said).toContain('aria-role')
    const views = tagsOf('view').map((tag) => said.filter((name) => tag.includes(` ${name}="`)).length)
    expect(new Set(views)).toEqual(new Set([0, said.length]))
  })
})
