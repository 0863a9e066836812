import { dispatch } from '../events/dispatch'
import { BuiltIn, HOVER, type Props } from './BuiltIn'
import { FormComponent } from './FormComponent'
import { flag, words } from './readProp'

/** `<button>`, with its form and open-type actions. */
export class ButtonComponent extends BuiltIn {
  static override readonly defaults: Props = {
    ...HOVER,
    hoverClass: 'button-hover',
    hoverStartTime: 20,
    hoverStayTime: 70,
    size: 'default',
    type: 'default',
    plain: false,
    disabled: false,
    loading: false,
    formType: '',
    openType: '',
    name: '',
    lang: '',
    sessionFrom: '',
    appParameter: '',
  }

  override describe(name: string, value: unknown): void {
    super.describe(name, name === 'ariaRole' ? value || 'button' : value)
  }

  override changed(name: string, value: unknown): void {
    if (name === 'disabled') this.disabled = flag(value)
    if (name === 'disabled' || name === 'plain' || name === 'loading') {
      this.element.toggleAttribute(name, flag(value))
    }
    if ((name === 'size' || name === 'type') && value) this.element.setAttribute(name, words(value))
  }

  override attached(): void {
    if (!this.element.hasAttribute('role')) this.element.setAttribute('role', 'button')
  }

  override activate(): void {
    dispatch(this.node, 'tap', {}, true)
  }

  override tapped(): void {
    const form = this.around('wx-form')
    if (form instanceof FormComponent) {
      if (this.props['formType'] === 'submit') form.submit(this.node)
      if (this.props['formType'] === 'reset') form.reset()
    }
    const openType = words(this.props['openType'])
    if (!openType) return
    const { id, dataset } = this.node
    void this.host.openTypes.press(openType, { id, dataset }).then((event) => {
      if (event) this.emit(event.type, event.detail)
    })
  }
}
