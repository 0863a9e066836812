import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { PosterFonts } from './PosterFonts'
import type { RasterAnswer, RasterTask } from './RasterTask'

/** Family name of the common-character font file; slices of rare characters have other names and are fallbacks. */
const FAMILY = 'Noto Sans SC Thin'
const ready = initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
const posterFonts = new PosterFonts()

const draw = ({ svg, width }: RasterTask): Uint8Array => {
  const { text, fonts } = posterFonts.fit(svg)
  const drawing = new Resvg(text.replace(/font-family="[^"]*"/g, 'font-family="sans-serif"'), {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: fonts, defaultFontFamily: FAMILY, sansSerifFamily: FAMILY },
  })
  const image = drawing.render()
  const png = image.asPng()
  // Free the WebAssembly memory by hand.
  image.free()
  drawing.free()
  return png
}

const answer = async (task: RasterTask): Promise<RasterAnswer> => {
  try {
    await ready
    return { png: draw(task) }
  } catch (error) {
    return { error: String(error) }
  }
}

parentPort?.on('message', (task: RasterTask) => {
  void answer(task).then((result) => parentPort?.postMessage(result))
})
