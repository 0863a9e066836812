import type { HostNode } from '../engine/adapter'
import type { ComponentHost } from '../HostContext'
import { BuiltIn, child, type Props } from './BuiltIn'
import { amount, flag, words } from './readProp'

const INPUT_MODES: Readonly<Record<string, string>> = {
  number: 'numeric',
  idcard: 'numeric',
  digit: 'decimal',
  tel: 'tel',
}
const BACKSPACE = 8

/** Common base of `<input>` and `<textarea>`: a native field inside the component's node. */
abstract class TextFieldComponent extends BuiltIn {
  static override readonly defaults: Props = {
    value: '',
    type: 'text',
    password: false,
    placeholder: '',
    placeholderStyle: '',
    placeholderClass: '',
    disabled: false,
    maxlength: 140,
    focus: false,
    autoFocus: false,
    confirmType: '',
    confirmHold: false,
    cursor: -1,
    selectionStart: -1,
    selectionEnd: -1,
    name: '',
    autoHeight: false,
    showConfirmBar: true,
    adjustPosition: true,
    holdKeyboard: false,
    cursorSpacing: 0,
    alwaysEmbed: false,
  }

  protected readonly field: HTMLInputElement | HTMLTextAreaElement

  constructor(
    node: HostNode,
    element: HTMLElement,
    host: ComponentHost,
    defaults: Props,
    tag: 'input' | 'textarea',
  ) {
    super(node, element, host, defaults)
    this.field = child(element, tag)
    this.field.addEventListener('input', () => this.typed())
    this.field.addEventListener('focus', () => this.emit('focus', { value: this.field.value, height: 0 }))
    this.field.addEventListener('blur', () =>
      this.emit('blur', { value: this.field.value, cursor: this.field.selectionStart ?? 0 }),
    )
    this.field.addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Enter' && this.confirms()) {
        event.preventDefault()
        this.emit('confirm', { value: this.field.value })
        if (!flag(this.props['confirmHold'])) this.field.blur()
      }
    })
  }

  /** Whether the enter key confirms instead of writing a line break. */
  protected abstract confirms(): boolean
  protected resized(): void {}

  private typed(): void {
    const limit = amount(this.props['maxlength'], 140)
    if (limit >= 0 && this.field.value.length > limit) this.field.value = this.field.value.slice(0, limit)
    this.resized()
    const cursor = this.field.selectionStart ?? this.field.value.length
    const keyCode = this.field.value.charCodeAt(cursor - 1) || BACKSPACE
    this.emit('input', { value: this.field.value, cursor, keyCode })
  }

  override changed(name: string, value: unknown): void {
    if (name === 'value' && this.field.value !== words(value)) this.field.value = words(value)
    if (name === 'placeholder') this.field.placeholder = words(value)
    if (name === 'disabled') this.field.disabled = flag(value)
    if (name === 'focus' || name === 'autoFocus') {
      if (flag(value)) setTimeout(() => this.field.focus())
      else if (name === 'focus' && document.activeElement === this.field) this.field.blur()
    }
  }

  override describe(name: string, value: unknown): void {
    super.describe(name, value, this.field)
  }
  override activate(): void {
    this.field.focus()
  }
  override formValue(): unknown {
    return this.field.value
  }
  override formReset(): void {
    this.field.value = ''
  }
}

/** `<input>`. */
export class InputComponent extends TextFieldComponent {
  constructor(node: HostNode, element: HTMLElement, host: ComponentHost, defaults: Props) {
    super(node, element, host, defaults, 'input')
  }

  protected override confirms(): boolean {
    return true
  }

  override changed(name: string, value: unknown): void {
    super.changed(name, value)
    if (!(this.field instanceof HTMLInputElement) || (name !== 'type' && name !== 'password')) return
    const type = words(this.props['type'])
    this.field.type = flag(this.props['password']) || type === 'safe-password' ? 'password' : 'text'
    this.field.inputMode = INPUT_MODES[type] ?? 'text'
  }
}

/** `<textarea>`. */
export class TextareaComponent extends TextFieldComponent {
  constructor(node: HostNode, element: HTMLElement, host: ComponentHost, defaults: Props) {
    super(node, element, host, defaults, 'textarea')
  }

  protected override confirms(): boolean {
    const type = this.props['confirmType']
    return type !== 'return' && type !== ''
  }

  protected override resized(): void {
    if (!flag(this.props['autoHeight'])) return
    this.element.style.height = 'auto'
    this.element.style.height = `${this.field.scrollHeight}px`
  }
}
