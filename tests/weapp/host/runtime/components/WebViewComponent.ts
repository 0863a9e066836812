import type { HostNode } from '../engine/adapter'
import type { ComponentHost } from '../HostContext'
import { BuiltIn, child, type Props } from './BuiltIn'
import { words } from './readProp'

/** `<web-view>`: a frame over the whole page. */
export class WebViewComponent extends BuiltIn {
  static override readonly defaults: Props = { src: '' }

  private readonly frame: HTMLIFrameElement

  constructor(node: HostNode, element: HTMLElement, host: ComponentHost, defaults: Props) {
    super(node, element, host, defaults)
    this.frame = child(element, 'iframe')
    this.frame.addEventListener('load', () => {
      if (this.props['src']) this.emit('load', { src: this.props['src'] })
    })
  }

  override changed(name: string, value: unknown): void {
    if (name === 'src' && value) this.frame.src = this.host.device.mapOrigins(words(value))
  }
}
