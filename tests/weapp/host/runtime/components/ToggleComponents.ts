import { BuiltIn, builtInsInside, type Props } from './BuiltIn'
import { flag, words } from './readProp'

/** A control that is on or off. */
abstract class ToggleComponent extends BuiltIn {
  static override readonly defaults: Props = {
    value: '',
    checked: false,
    disabled: false,
    color: '',
    name: '',
    type: '',
  }

  on = false

  set(on: boolean): void {
    this.on = on
    this.element.toggleAttribute('data-checked', on)
  }

  override changed(name: string, value: unknown): void {
    if (name === 'checked') this.set(flag(value))
    if (name === 'disabled') {
      this.disabled = flag(value)
      this.element.toggleAttribute('disabled', this.disabled)
    }
  }

  override tapped(): void {
    this.activate()
  }

  override formReset(): void {
    this.set(flag(this.props['checked']))
  }
}

/** `<switch>`. */
export class SwitchComponent extends ToggleComponent {
  override activate(): void {
    if (this.disabled) return
    this.set(!this.on)
    this.emit('change', { value: this.on })
  }
  override formValue(): unknown {
    return this.on
  }
}

/** `<checkbox>`: its group reports the change. */
export class CheckboxComponent extends ToggleComponent {
  override activate(): void {
    if (this.disabled) return
    this.set(!this.on)
    const group = this.around('wx-checkbox-group')
    group?.emit('change', { value: group.formValue() })
  }
}

/** `<radio>`: one of its group. */
export class RadioComponent extends ToggleComponent {
  override activate(): void {
    if (this.disabled || this.on) return
    const group = this.around('wx-radio-group')
    if (group) for (const other of togglesInside(group.element, 'wx-radio')) other.set(false)
    this.set(true)
    group?.emit('change', { value: group.formValue() })
  }
}

const togglesInside = (element: Element, tag: string): ToggleComponent[] =>
  builtInsInside(element, tag).filter((inner) => inner instanceof ToggleComponent)

const chosen = (element: Element, tag: string): string[] =>
  togglesInside(element, tag)
    .filter(({ on }) => on)
    .map(({ props }) => words(props['value']))

/** `<checkbox-group>`. */
export class CheckboxGroupComponent extends BuiltIn {
  static override readonly defaults: Props = { name: '' }

  override formValue(): unknown {
    return chosen(this.element, 'wx-checkbox')
  }
}

/** `<radio-group>`. */
export class RadioGroupComponent extends BuiltIn {
  static override readonly defaults: Props = { name: '' }

  override formValue(): unknown {
    return chosen(this.element, 'wx-radio')[0] ?? ''
  }
}
