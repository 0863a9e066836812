import type { HostNode } from '../engine/adapter'
import type { ComponentHost } from '../HostContext'
import { BuiltIn, child, type Props } from './BuiltIn'
import { amount, flag } from './readProp'

/** `<slider>`. */
export class SliderComponent extends BuiltIn {
  static override readonly defaults: Props = {
    min: 0,
    max: 100,
    step: 1,
    value: 0,
    disabled: false,
    showValue: false,
    name: '',
    activeColor: '',
    backgroundColor: '',
    blockSize: 28,
    blockColor: '',
  }

  private readonly range: HTMLInputElement

  constructor(node: HostNode, element: HTMLElement, host: ComponentHost, defaults: Props) {
    super(node, element, host, defaults)
    this.range = child(element, 'input')
    this.range.type = 'range'
    this.range.addEventListener('input', () => this.emit('changing', { value: Number(this.range.value) }))
    this.range.addEventListener('change', () => this.emit('change', { value: Number(this.range.value) }))
  }

  override changed(name: string, value: unknown): void {
    if (name === 'min') this.range.min = String(amount(value, 0))
    if (name === 'max') this.range.max = String(amount(value, 100))
    if (name === 'step') this.range.step = String(amount(value, 1))
    if (name === 'value') this.range.value = String(amount(value, 0))
    if (name === 'disabled') this.range.disabled = flag(value)
  }

  override formValue(): unknown {
    return Number(this.range.value)
  }
}
