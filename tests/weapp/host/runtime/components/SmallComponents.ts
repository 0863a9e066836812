import type { HostNode } from '../engine/adapter'
import type { ComponentHost } from '../HostContext'
import { BuiltIn, child, type Props } from './BuiltIn'
import { amount, flag, words } from './readProp'

/** `<progress>`. */
export class ProgressComponent extends BuiltIn {
  static override readonly defaults: Props = {
    percent: 0,
    showInfo: false,
    strokeWidth: 6,
    color: '',
    activeColor: '',
    backgroundColor: '',
    active: false,
  }

  private readonly bar: HTMLElement

  constructor(node: HostNode, element: HTMLElement, host: ComponentHost, defaults: Props) {
    super(node, element, host, defaults)
    this.bar = child(element, 'i')
  }

  override changed(name: string, value: unknown): void {
    if (name === 'percent') this.bar.style.width = `${amount(value, 0)}%`
  }
}

/** `<icon>`. */
export class IconComponent extends BuiltIn {
  static override readonly defaults: Props = { type: '', size: 23, color: '' }

  override changed(name: string, value: unknown): void {
    if (name === 'type') this.element.setAttribute('type', words(value))
  }
}

/** `<page-container>`: shown over the page while `show` is on. */
export class PageContainerComponent extends BuiltIn {
  static override readonly defaults: Props = { show: false, overlay: true, position: 'bottom', round: false }

  override changed(name: string, value: unknown): void {
    if (name === 'show') this.element.hidden = !flag(value)
  }
}

/** `<page-meta>`: the page's own root font size, as large fonts use it. */
export class PageMetaComponent extends BuiltIn {
  static override readonly defaults: Props = { pageStyle: '', rootFontSize: '', pageFontSize: '' }

  override changed(name: string, value: unknown): void {
    const root = this.element.closest<HTMLElement>('[data-page]')
    if (name === 'rootFontSize' && value) document.documentElement.style.fontSize = words(value)
    if (name === 'pageFontSize' && value && root) root.style.fontSize = words(value)
  }
}
