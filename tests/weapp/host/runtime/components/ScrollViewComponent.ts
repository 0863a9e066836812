import type { HostNode } from '../engine/adapter'
import type { ComponentHost } from '../HostContext'
import { BuiltIn, HOVER, type Props } from './BuiltIn'
import { amount, flag, words } from './readProp'

const POSITION_PROPS = ['scrollTop', 'scrollLeft', 'scrollIntoView']

/** `<scroll-view>`. */
export class ScrollViewComponent extends BuiltIn {
  static override readonly defaults: Props = {
    ...HOVER,
    scrollX: false,
    scrollY: false,
    upperThreshold: 50,
    lowerThreshold: 50,
    scrollTop: null,
    scrollLeft: null,
    scrollIntoView: '',
    scrollWithAnimation: false,
    enableFlex: false,
    refresherEnabled: false,
    refresherTriggered: false,
    showScrollbar: true,
    enhanced: false,
  }

  private live = false
  private lastTop = 0
  private lastLeft = 0
  private atStart = true
  private atEnd = false

  constructor(node: HostNode, element: HTMLElement, host: ComponentHost, defaults: Props) {
    super(node, element, host, defaults)
    element.addEventListener('scroll', (event) => event.target === element && this.scrolled())
    element.addEventListener('scrollend', (event) => event.target === element && this.emit('scrollend'))
  }

  override attached(): void {
    this.live = true
    for (const name of POSITION_PROPS) {
      const value = this.props[name]
      if (value !== null && value !== '') setTimeout(() => this.changed(name, value))
    }
  }

  override changed(name: string, value: unknown): void {
    if (name === 'scrollX') this.element.toggleAttribute('data-x', flag(value))
    if (name === 'scrollY') this.element.toggleAttribute('data-y', flag(value))
    if (name === 'enableFlex') this.element.toggleAttribute('data-flex', flag(value))
    if (!this.live || value === '' || value === null) return
    const behavior = flag(this.props['scrollWithAnimation']) ? 'smooth' : 'instant'
    if (name === 'scrollTop') this.element.scrollTo({ top: amount(value, 0), behavior })
    if (name === 'scrollLeft') this.element.scrollTo({ left: amount(value, 0), behavior })
    if (name === 'scrollIntoView') setTimeout(() => this.scrollTo(words(value), behavior))
    if (name === 'refresherTriggered' && flag(value)) this.emit('refresherrefresh')
  }

  private scrollTo(id: string, behavior: ScrollBehavior): void {
    const target = this.element.querySelector(`#${CSS.escape(id)}`)
    if (!target) return
    if (this.node.ownerShadowRoot?.getElementById(id)?.$$ !== target) {
      this.host.recorder.violation(`scroll-into-view: #${id} stands in another component of ${this.page}`)
      return
    }
    const inner = target.getBoundingClientRect()
    const outer = this.element.getBoundingClientRect()
    const { scrollTop, scrollLeft } = this.element
    const left = flag(this.props['scrollX']) ? scrollLeft + inner.left - outer.left : scrollLeft
    this.element.scrollTo({ top: scrollTop + inner.top - outer.top, left, behavior })
  }

  private scrolled(): void {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = this.element
    const deltaX = this.lastLeft - scrollLeft
    const deltaY = this.lastTop - scrollTop
    this.emit('scroll', { scrollTop, scrollLeft, scrollHeight, scrollWidth, deltaX, deltaY })
    const vertical = flag(this.props['scrollY'])
    const position = vertical ? scrollTop : scrollLeft
    const rest = vertical ? scrollHeight - clientHeight - scrollTop : scrollWidth - clientWidth - scrollLeft
    const atStart = position <= amount(this.props['upperThreshold'], 50)
    const atEnd = rest <= amount(this.props['lowerThreshold'], 50)
    if (atStart && !this.atStart) this.emit('scrolltoupper', { direction: vertical ? 'top' : 'left' })
    if (atEnd && !this.atEnd) this.emit('scrolltolower', { direction: vertical ? 'bottom' : 'right' })
    this.atStart = atStart
    this.atEnd = atEnd
    this.lastTop = scrollTop
    this.lastLeft = scrollLeft
  }
}
