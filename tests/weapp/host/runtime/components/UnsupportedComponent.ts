import { BuiltIn } from './BuiltIn'

/** A component that WeChat has and this host lacks: counted, and drawn as a red box. */
export class UnsupportedComponent extends BuiltIn {
  override attached(): void {
    const tag = this.element.tagName.toLowerCase().replace(/^wx-/, '')
    this.host.recorder.missing(`<${tag}>`)
    this.element.setAttribute('data-unsupported', tag)
  }
}
