import type { Chunk, Compilation, Compiler, RuntimeModule } from 'webpack'

const NAME = 'SheetedChunksFirst'
const SHEETS = 'css/mini-extract'
const LIST = /var cssChunks = \{[^}]*\};/
const LOOKUP = 'cssChunks[chunkId]'

const hasSheet = ({ chunkGraph }: Compilation, chunk: Chunk): boolean =>
  [...(chunkGraph.getChunkModulesIterableBySourceType(chunk, SHEETS) ?? [])].length > 0

/** Serialises the content of a chunk in a form that is the same on every machine. */
const contentOf = ({ chunkGraph, compiler }: Compilation, chunk: Chunk): string =>
  chunkGraph
    .getChunkModules(chunk)
    .map((module) => module.libIdent({ context: compiler.context }) ?? '')
    .sort()
    .join()

/**
 * Numbers the chunks, those with a style sheet first. The entry then asks "is the number below so many?" where
 * mini-css-extract-plugin lists every chunk that has a sheet: 4 B gzip a page, on every entry (decisions/018).
 */
export class SheetedChunksFirst {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      let sheeted = 0
      compilation.hooks.chunkIds.tap(NAME, (chunks) => {
        sheeted = this.number(compilation, [...chunks])
      })
      compilation.hooks.runtimeModule.tap(NAME, (module) => this.shorten(module, () => sheeted))
    })
  }

  /** Answers how many chunks have a sheet. */
  private number(compilation: Compilation, chunks: readonly Chunk[]): number {
    const known = chunks.map((chunk) => ({
      chunk,
      rank: hasSheet(compilation, chunk) ? 0 : 1,
      content: chunk.name ?? contentOf(compilation, chunk),
    }))
    known.sort((one, other) => one.rank - other.rank || (one.content < other.content ? -1 : 1))
    for (const [id, { chunk }] of known.entries()) {
      chunk.id = id
      chunk.ids = [id]
    }
    return known.filter(({ rank }) => rank === 0).length
  }

  private shorten(module: RuntimeModule, sheeted: () => number): void {
    if (module.name !== 'css loading') return
    const generate = module.generate.bind(module)
    module.generate = () => {
      const code = generate() ?? ''
      if (!LIST.test(code) || !code.includes(LOOKUP))
        throw new Error(
          'mini-css-extract-plugin asks for sheets in another way now: config/h5/SheetedChunksFirst.ts',
        )
      return code.replace(LIST, '').replace(LOOKUP, `chunkId < ${sheeted()}`)
    }
  }
}
