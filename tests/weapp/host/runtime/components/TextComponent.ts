import { BuiltIn, type Props } from './BuiltIn'
import { amount, flag } from './readProp'

/** `<text>`. */
export class TextComponent extends BuiltIn {
  static override readonly defaults: Props = {
    selectable: false,
    userSelect: false,
    space: '',
    decode: false,
    maxLines: '',
    overflow: 'visible',
  }

  override changed(name: string, value: unknown): void {
    const { style } = this.element
    if (name === 'space') style.whiteSpace = value ? 'pre-wrap' : ''
    if (name === 'selectable' || name === 'userSelect') style.userSelect = flag(value) ? 'text' : ''
    if (name !== 'maxLines') return
    const lines = amount(value, 0)
    style.display = lines ? '-webkit-box' : ''
    style.setProperty('-webkit-box-orient', lines ? 'vertical' : '')
    style.setProperty('-webkit-line-clamp', lines ? String(lines) : '')
    style.overflow = lines ? 'hidden' : ''
  }
}
