import { wxCanvas } from '../components/CanvasComponent'
import { builtInsInside } from '../components/BuiltIn'
import { CanvasComponent } from '../components/CanvasComponent'
import type { HostContext } from '../HostContext'
import { isRecord } from '../../shared/isRecord'
import type { Options } from './Options'
import { NodeObserver } from './NodeObserver'
import { SelectorQuery } from './SelectorQuery'
import { WxFailure } from './WxFailure'
import type { WxGroup } from './WxGroup'

const offscreen = (host: HostContext, input: unknown): object => {
  const { width, height } = isRecord(input) ? input : {}
  return wxCanvas(new OffscreenCanvas(Number(width ?? 300), Number(height ?? 150)), host)
}

const toBlob = (canvas: unknown, type: string): Promise<Blob | null> => {
  if (canvas instanceof OffscreenCanvas) return canvas.convertToBlob({ type })
  if (canvas instanceof HTMLCanvasElement) return new Promise((done) => canvas.toBlob(done, type))
  return Promise.resolve(null)
}

const exportCanvas = async (host: HostContext, options: Options): Promise<unknown> => {
  const named = builtInsInside(host.pages.top.scroller).find(
    (item) => item instanceof CanvasComponent && item.props['canvasId'] === options.text('canvasId'),
  )
  const canvas = options.value('canvas') ?? (named instanceof CanvasComponent ? named.canvas : null)
  const extension = options.text('fileType', 'png')
  const blob = await toBlob(canvas, `image/${extension === 'jpg' ? 'jpeg' : extension}`)
  if (!blob) throw new WxFailure('create bitmap failed')
  return { tempFilePath: await host.files.addTemp(blob, extension) }
}

/** Questions about what is on the screen, and canvases. */
export const viewGroup = (host: HostContext): WxGroup => ({
  async: { canvasToTempFilePath: (options) => exportCanvas(host, options) },
  direct: {
    createSelectorQuery: () => new SelectorQuery(host),
    createIntersectionObserver: (component: unknown, options: unknown) =>
      new NodeObserver(host, component, options),
    createOffscreenCanvas: (options: unknown) => offscreen(host, options),
  },
})
