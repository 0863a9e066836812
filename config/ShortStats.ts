import type { Compiler } from 'webpack'

const NAME = 'ShortStats'
/** Before webpack fills in what it describes by default. */
const EARLY = { name: NAME, stage: -100 }

/**
 * Whoever asks a build for its description and names no part of it is told the errors and warnings. Taro asks so twice after each
 * build to print just these; with 282 pages the rest took longer than the rebuild itself (decisions/018).
 */
export class ShortStats {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.statsNormalize.tap(EARLY, (options) => {
        if (Object.keys(options).length > 0) return
        Object.assign(options, { all: false, errors: true, warnings: true, moduleTrace: true })
      })
    })
  }
}
