import type { Compiler } from 'webpack'

const NAME = 'ConfigsUseNothing'
/** Before chunks are split. */
const EARLY = { name: NAME, stage: -100 }

/**
 * Ignores Taro's entries for config files, which it compiles only to watch them. They would count as users of every
 * module that a page imports too, and move modules of one subpackage to the main package.
 */
export class ConfigsUseNothing {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.optimizeChunks.tap(EARLY, (chunks) => {
        const { chunkGraph } = compilation
        for (const chunk of chunks) {
          if (!chunk.name?.endsWith('.config')) continue
          const entries = new Set(chunkGraph.getChunkEntryModulesIterable(chunk))
          for (const module of chunkGraph.getChunkModules(chunk)) {
            const isShared = chunkGraph.getNumberOfModuleChunks(module) > 1
            if (isShared && !entries.has(module)) chunkGraph.disconnectChunkAndModule(chunk, module)
          }
        }
      })
    })
  }
}
