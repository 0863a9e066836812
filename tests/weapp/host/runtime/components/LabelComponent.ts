import type { NodeEvent } from '../engine/adapter'
import { targetNode } from '../events/plainEvent'
import { BuiltIn, builtInOf, type Props } from './BuiltIn'
import { words } from './readProp'

const CONTROLS = 'wx-checkbox,wx-radio,wx-switch,wx-button,wx-input,wx-textarea'

/** `<label>`: hands a tap on to its control. */
export class LabelComponent extends BuiltIn {
  static override readonly defaults: Props = { for: '', name: '' }

  override tapped(event: NodeEvent): void {
    const hit = targetNode(event.target).$$
    if (hit && hit !== this.element && hit.closest(CONTROLS)) return
    const name = words(this.props['for'])
    const control = name
      ? this.element.closest('[data-page]')?.querySelector(`#${CSS.escape(name)}`)
      : this.element.querySelector(CONTROLS)
    builtInOf(control)?.activate()
  }
}
