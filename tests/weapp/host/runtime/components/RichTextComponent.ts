import { isRecord } from '../../shared/isRecord'
import { BuiltIn, type Props } from './BuiltIn'
import { words } from './readProp'

const TAGS = new Set(
  `a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del div dl dt em
fieldset font footer h1 h2 h3 h4 h5 h6 header hr i img ins label legend li mark nav ol p pre q rt ruby s section small
span strong sub sup table tbody td tfoot th thead tr tt u ul`.split(/\s+/),
)
const ATTRIBUTES = [
  'class',
  'style',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
  'start',
  'type',
  'dir',
]

/** `<rich-text>`: WeChat's white list of tags and attributes, from HTML or from nodes. */
export class RichTextComponent extends BuiltIn {
  static override readonly defaults: Props = { nodes: [], space: '', userSelect: false, mode: 'default' }

  override changed(name: string, value: unknown): void {
    if (name === 'nodes') this.element.replaceChildren(...this.render(value))
  }

  private render(value: unknown): Node[] {
    if (Array.isArray(value)) return value.flatMap((node) => this.fromNode(node))
    if (typeof value !== 'string') return []
    const { body } = new DOMParser().parseFromString(value, 'text/html')
    return [...body.childNodes].flatMap((node) => this.fromHtml(node))
  }

  private fromHtml(node: Node): Node[] {
    if (node instanceof Text) return [document.createTextNode(node.data)]
    if (!(node instanceof Element)) return []
    const read = (name: string): string | null => node.getAttribute(name)
    return this.build(node.tagName, read, () => [...node.childNodes].flatMap((inner) => this.fromHtml(inner)))
  }

  private fromNode(node: unknown): Node[] {
    if (!isRecord(node)) return []
    if (node['type'] === 'text') return [document.createTextNode(words(node['text']))]
    const attributes = isRecord(node['attrs']) ? node['attrs'] : {}
    const read = (name: string): string | null => (name in attributes ? words(attributes[name]) : null)
    const children = Array.isArray(node['children']) ? node['children'] : []
    return this.build(words(node['name']), read, () => children.flatMap((inner) => this.fromNode(inner)))
  }

  private build(name: string, read: (name: string) => string | null, children: () => Node[]): Node[] {
    const tag = name.toLowerCase()
    if (!TAGS.has(tag)) return []
    const element = document.createElement(tag)
    for (const attribute of ATTRIBUTES) {
      const value = read(attribute)
      if (value !== null) element.setAttribute(attribute, attribute === 'src' ? this.fileUrl(value) : value)
    }
    element.append(...children())
    return [element]
  }
}
