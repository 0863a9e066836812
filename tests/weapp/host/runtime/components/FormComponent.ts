import type { HostNode } from '../engine/adapter'
import { BuiltIn, builtInsInside, type Props } from './BuiltIn'
import { words } from './readProp'

/** `<form>`: collects named fields. */
export class FormComponent extends BuiltIn {
  static override readonly defaults: Props = { reportSubmit: false }

  submit({ id, dataset }: HostNode): void {
    const value: Record<string, unknown> = {}
    for (const field of builtInsInside(this.element)) {
      const name = words(field.props['name'])
      const content = field.formValue()
      if (name && content !== undefined) value[name] = content
    }
    this.emit('submit', { value, formId: 'the formId is no longer available', target: { id, dataset } })
  }

  reset(): void {
    for (const field of builtInsInside(this.element)) field.formReset()
    this.emit('reset')
  }
}
