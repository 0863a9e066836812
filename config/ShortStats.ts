import type { Compiler } from 'webpack'

const NAME = 'ShortStats'
/** Before webpack fills in what it describes by default. */
const EARLY = { name: NAME, stage: -100 }

/**
 * Returns only errors and warnings when the caller names no part of the build description. Taro asks for it twice
 * after each build to print just these; the full description took longer than the rebuild with 282 pages
 * (decisions/018).
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
