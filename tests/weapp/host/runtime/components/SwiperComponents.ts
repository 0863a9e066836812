import { BuiltIn, builtInOf, child, type Props } from './BuiltIn'
import { amount, flag, words } from './readProp'

/** `<swiper>`, on the browser's scroll snapping. */
export class SwiperComponent extends BuiltIn {
  static override readonly defaults: Props = {
    indicatorDots: false,
    indicatorColor: '',
    indicatorActiveColor: '',
    autoplay: false,
    current: 0,
    interval: 5000,
    duration: 500,
    circular: false,
    vertical: false,
    previousMargin: '',
    nextMargin: '',
    displayMultipleItems: 1,
    currentItemId: '',
    easingFunction: 'default',
    snapToEdge: false,
  }

  private current = 0
  private source = ''
  private live = false
  private timer = 0

  private get track(): HTMLElement | null {
    return this.element.querySelector<HTMLElement>(':scope > .wx-swiper-track')
  }

  private get items(): HTMLElement[] {
    const inner = this.track?.children ?? []
    return [...inner]
      .filter((item) => item instanceof HTMLElement)
      .filter(({ tagName }) => tagName === 'WX-SWIPER-ITEM')
  }

  override attached(): void {
    this.live = true
    this.track?.addEventListener('scrollend', () => this.settle())
    setTimeout(() => {
      if (!this.live) return
      this.go(amount(this.props['current'], 0), '', false)
      this.drawDots()
      this.plan()
    })
  }

  override detached(): void {
    this.live = false
    clearInterval(this.timer)
  }

  override changed(name: string, value: unknown): void {
    if (name === 'vertical') this.element.toggleAttribute('data-vertical', flag(value))
    if (!this.live) return
    if (name === 'current' && amount(value, 0) !== this.current) this.go(amount(value, 0), '')
    if (name === 'autoplay' || name === 'interval') this.plan()
    if (name === 'indicatorDots') this.drawDots()
  }

  drawDots(): void {
    const dots = this.element.querySelector(':scope > .wx-swiper-dots')
    dots?.replaceChildren()
    if (!dots || !flag(this.props['indicatorDots'])) return
    this.items.forEach((_, index) => child(dots, 'i', index === this.current ? 'on' : ''))
  }

  private go(index: number, source: string, animate = true): void {
    const item = this.items[index]
    if (!item) return
    const moved = index !== this.current
    this.current = index
    this.source = source
    this.track?.scrollTo({
      left: item.offsetLeft,
      top: item.offsetTop,
      behavior: animate ? 'smooth' : 'instant',
    })
    this.drawDots()
    if (!moved) return
    this.report('change', index, source)
    if (!animate) this.report('animationfinish', index, source)
  }

  private settle(): void {
    const { items, track } = this
    if (items.length === 0 || !track) return
    const vertical = flag(this.props['vertical'])
    const position = vertical ? track.scrollTop : track.scrollLeft
    const distances = items.map((item) => Math.abs((vertical ? item.offsetTop : item.offsetLeft) - position))
    const nearest = distances.indexOf(Math.min(...distances))
    const moved = nearest !== this.current
    const source = moved ? 'touch' : this.source
    if (moved) {
      this.current = nearest
      this.drawDots()
      this.report('change', nearest, source)
    }
    this.report('animationfinish', nearest, source)
  }

  private report(type: string, current: number, source: string): void {
    const currentItemId = words(builtInOf(this.items[current])?.props['itemId'])
    this.emit(type, { current, currentItemId, source })
  }

  private plan(): void {
    clearInterval(this.timer)
    if (!this.live || !flag(this.props['autoplay']) || window.__weappConfig?.['swipersMove'] === false) return
    const next = (): void => this.go((this.current + 1) % Math.max(1, this.items.length), 'autoplay')
    this.timer = window.setInterval(next, amount(this.props['interval'], 5000))
  }
}

/** `<swiper-item>`. */
export class SwiperItemComponent extends BuiltIn {
  static override readonly defaults: Props = { itemId: '', skipHiddenItemLayout: false }

  override attached(): void {
    const swiper = this.around('wx-swiper')
    if (swiper instanceof SwiperComponent) swiper.drawDots()
  }
}
