import { transformSync } from 'esbuild'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Compilation, sources, type Chunk, type Compiler, type Module } from 'webpack'

const NAME = 'ServiceWorkerPlugin'
const SOURCE = path.join(__dirname, 'serviceWorker.js')
const SHELL = '/index.html'
const AREA = /[\\/]src[\\/]features[\\/](\w+)[\\/]/
/** The areas that a learner opens where there is no network. What is sold or shared needs one anyway. */
const LEARNING_AREAS: readonly string[] = ['courses', 'exercises', 'library', 'score', 'vocabulary']

interface Joined {
  /** What webpack has joined into one module. */
  readonly modules?: Iterable<Module>
}

const areasOf = (module: Module): readonly string[] => {
  const joined = (module as Joined).modules
  if (joined) return [...joined].flatMap(areasOf)
  const area = AREA.exec(module.nameForCondition() ?? '')?.[1]
  return area ? [area] : []
}

/** Whether a start without a network needs a chunk: all that belongs to no area, and the learning areas. */
const isNeeded = (chunk: Chunk, { chunkGraph }: Compilation): boolean =>
  chunkGraph
    .getChunkModules(chunk)
    .flatMap(areasOf)
    .every((area) => LEARNING_AREAS.includes(area))

const neededFiles = (compilation: Compilation): string[] =>
  [...compilation.chunks]
    .filter((chunk) => chunk.canBeInitial() || isNeeded(chunk, compilation))
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => `/${file}`)
    .sort()

/** Writes `sw.js` beside the app: the worker with the names of the files of this build. */
export class ServiceWorkerPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const { code } = transformSync(readFileSync(SOURCE, 'utf8'), {
          minify: true,
          define: {
            BUILD: JSON.stringify(compilation.fullHash ?? ''),
            FILES: JSON.stringify([SHELL, ...neededFiles(compilation)]),
          },
        })
        compilation.emitAsset('sw.js', new sources.RawSource(code))
      })
    })
  }
}
