import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { PosterFonts } from './PosterFonts'
import type { RasterAnswer, RasterTask } from './RasterTask'

/** What the file of common characters calls itself; the slices of rare ones have another name and are only fallen back on. */
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
  // What WebAssembly holds is freed by hand.
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
