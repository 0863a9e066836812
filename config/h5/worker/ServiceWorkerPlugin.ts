import { transformSync } from 'esbuild'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Compilation, sources, type Chunk, type Compiler, type Module } from 'webpack'
import { areaOfModule } from './areaOfModule'

const NAME = 'ServiceWorkerPlugin'
const SOURCE = path.join(__dirname, 'serviceWorker.js')
const SHELL = '/index.html'
/** The areas that learners use offline. Shop and shared pages need a network anyway. */
const LEARNING_AREAS: readonly string[] = ['courses', 'exercises', 'library', 'score', 'vocabulary']
/** Film players need the network, so they are not precached. */
const NEEDS_NETWORK = /[\\/]node_modules[\\/]hls\.js[\\/]/

interface Joined {
  /** The modules that webpack has joined into one. */
  readonly modules?: Iterable<Module>
}

const namesOf = (module: Module): readonly string[] => {
  const joined = (module as Joined).modules
  return joined ? [...joined].flatMap(namesOf) : [module.nameForCondition() ?? '']
}

const filesOf = (chunks: readonly Chunk[]): string[] =>
  chunks
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => `/${file}`)
    .sort()

/** Lists the files that a start without a network needs: the shell, and per area the files of its pages. */
const neededFiles = ({ chunks, chunkGraph }: Compilation) => {
  const initial = [...chunks].filter((chunk) => chunk.canBeInitial())
  const late = [...chunks]
    .filter((chunk) => !chunk.canBeInitial())
    .map((chunk) => ({ chunk, names: chunkGraph.getChunkModules(chunk).flatMap(namesOf) }))
  const ownAreas = new Map(
    late.map(({ chunk, names }) => [chunk, names.flatMap((name) => areaOfModule(name) ?? [])] as const),
  )
  /**
   * The areas of a chunk's own modules. A shared chunk has none: it belongs to the shell, unless only pages of areas that need the
   * network load it; then it belongs to these areas.
   */
  const areasOf = (chunk: Chunk): readonly string[] => {
    const own = ownAreas.get(chunk) ?? []
    if (own.length > 0) return own
    const pages = [...chunk.groupsIterable].map((group) =>
      group.chunks.flatMap((beside) => ownAreas.get(beside) ?? []),
    )
    const isShell = pages.some(
      (areas) => areas.length === 0 || areas.some((area) => LEARNING_AREAS.includes(area)),
    )
    return isShell ? [] : pages.flat()
  }
  const kept = late
    .filter(({ names }) => !names.some((name) => NEEDS_NETWORK.test(name)))
    .map(({ chunk }) => ({ chunk, areas: areasOf(chunk) }))
  const ofArea = (area: string): Chunk[] =>
    kept.filter(({ areas }) => areas.includes(area)).map(({ chunk }) => chunk)
  const ofNone = kept.filter(({ areas }) => areas.length === 0).map(({ chunk }) => chunk)
  return {
    shell: [SHELL, ...filesOf([...initial, ...ofNone])],
    areas: Object.fromEntries(LEARNING_AREAS.map((area) => [area, filesOf(ofArea(area))] as const)),
  }
}

/** Writes `sw.js` beside the app: the worker with the names of the files of this build. */
export class ServiceWorkerPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const { shell, areas } = neededFiles(compilation)
        const { code } = transformSync(readFileSync(SOURCE, 'utf8'), {
          minify: true,
          define: {
            BUILD: JSON.stringify(compilation.fullHash ?? ''),
            FILES: JSON.stringify(shell),
            AREAS: JSON.stringify(areas),
          },
        })
        compilation.emitAsset('sw.js', new sources.RawSource(code))
      })
    })
  }
}
