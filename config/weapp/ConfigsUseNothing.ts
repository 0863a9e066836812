import type { Compiler } from 'webpack'

const NAME = 'ConfigsUseNothing'
/** Before chunks are split. */
const EARLY = { name: NAME, stage: -100 }

/**
 * Taro compiles each config file as an entry of its own, to watch it, and throws the result away. Until then it counts as a
 * user of each module that a page imports too: what a config and one page of a subpackage both import would go to the main package.
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
