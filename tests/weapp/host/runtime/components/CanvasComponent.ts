import type { HostNode } from '../engine/adapter'
import type { ComponentHost, HostContext } from '../HostContext'
import { BuiltIn, child, type Props } from './BuiltIn'
import { amount } from './readProp'

/** The node of `<canvas type="2d">`: a browser canvas plus what WeChat adds to it. */
export const wxCanvas = (canvas: HTMLCanvasElement | OffscreenCanvas, host: HostContext): object =>
  Object.assign(canvas, {
    createImage: () => canvasImage(host),
    requestAnimationFrame: (run: FrameRequestCallback) => window.requestAnimationFrame(run),
    cancelAnimationFrame: (handle: number) => window.cancelAnimationFrame(handle),
  })

/** An image whose `src` may be any path of the mini-program; remote ones come through the host, so that they never taint. */
const canvasImage = (host: HostContext): HTMLImageElement => {
  const image = new Image()
  Object.defineProperty(image, 'src', {
    set: (source: unknown) => {
      const url = host.files.url(String(source))
      image.setAttribute('src', /^https?:/.test(url) ? `/__image?url=${encodeURIComponent(url)}` : url)
    },
    get: () => image.getAttribute('src') ?? '',
  })
  return image
}

/** `<canvas>`: 2d only, through a real one. */
export class CanvasComponent extends BuiltIn {
  static override readonly defaults: Props = {
    type: '',
    canvasId: '',
    disableScroll: false,
    width: null,
    height: null,
  }

  readonly canvas: HTMLCanvasElement

  constructor(node: HostNode, element: HTMLElement, host: ComponentHost, defaults: Props) {
    super(node, element, host, defaults)
    this.canvas = child(element, 'canvas')
    wxCanvas(this.canvas, host)
  }

  override changed(name: string, value: unknown): void {
    if (name === 'type' && value === 'webgl') this.host.recorder.missing('<canvas type="webgl">')
    if (name === 'width' && value !== null) this.canvas.width = amount(value, 300)
    if (name === 'height' && value !== null) this.canvas.height = amount(value, 150)
  }
}
