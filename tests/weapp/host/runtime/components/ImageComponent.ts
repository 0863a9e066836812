import type { HostNode } from '../engine/adapter'
import type { ComponentHost } from '../HostContext'
import { BuiltIn, child, type Props } from './BuiltIn'
import { flag, words } from './readProp'

const GONE = 404

const FITS: Readonly<Record<string, string>> = {
  scaleToFill: 'fill',
  aspectFit: 'contain',
  aspectFill: 'cover',
  widthFix: 'fill',
  heightFix: 'fill',
}

/** `<image>`, with its cropping modes. */
export class ImageComponent extends BuiltIn {
  static override readonly defaults: Props = {
    src: '',
    mode: 'scaleToFill',
    lazyLoad: false,
    webp: false,
    showMenuByLongpress: false,
    fadeIn: false,
  }

  private readonly image: HTMLImageElement
  private live = false

  constructor(node: HostNode, element: HTMLElement, host: ComponentHost, defaults: Props) {
    super(node, element, host, defaults)
    this.image = child(element, 'img')
    this.image.alt = ''
    this.image.addEventListener('load', () => {
      this.emit('load', { width: this.image.naturalWidth, height: this.image.naturalHeight })
      this.fit()
    })
    this.image.addEventListener('error', () => this.failed())
  }

  override describe(name: string, value: unknown): void {
    if (name === 'ariaLabel') this.image.alt = words(value)
    else super.describe(name, value)
  }

  override attached(): void {
    this.live = true
    if (this.props['src']) this.image.src = this.fileUrl(this.props['src'])
  }

  override changed(name: string, value: unknown): void {
    if (name === 'src' && this.live) {
      if (value) this.image.src = this.fileUrl(value)
      else this.image.removeAttribute('src')
    }
    if (name === 'lazyLoad' && flag(value)) this.image.loading = 'lazy'
    if (name !== 'mode') return
    const mode = words(value) || 'scaleToFill'
    this.image.style.objectFit = FITS[mode] ?? 'none'
    this.image.style.objectPosition = FITS[mode] ? '' : mode
  }

  private failed(): void {
    const source = words(this.props['src'])
    const address = this.fileUrl(source)
    if (address.startsWith('/files/')) {
      this.host.recorder.violation(`picture ${source} of ${this.page} is not in the package`)
    } else if (/^https?:/.test(address)) void this.judgeMissing(source, address)
    this.emit('error', { errMsg: `GET ${source} 404` })
  }

  /** Requests the picture past the device: one that a test cuts or replaces is no fault of the mini-program. */
  private async judgeMissing(source: string, address: string): Promise<void> {
    const { page } = this
    const { status } = await fetch(`/__image?url=${encodeURIComponent(address)}`)
    if (status === GONE) this.host.recorder.violation(`picture ${source} of ${page} is not on the backend`)
  }

  private fit(): void {
    const { naturalWidth, naturalHeight } = this.image
    if (!naturalWidth || !naturalHeight) return
    const { style, clientWidth, clientHeight } = this.element
    if (this.props['mode'] === 'widthFix') style.height = `${(clientWidth * naturalHeight) / naturalWidth}px`
    if (this.props['mode'] === 'heightFix') style.width = `${(clientHeight * naturalWidth) / naturalHeight}px`
  }
}

/** `<cover-image>`. */
export class CoverImageComponent extends ImageComponent {}
