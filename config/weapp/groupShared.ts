import { createHash } from 'node:crypto'
import { sources } from 'webpack'

/** A module that several subpackages use, as Taro has found it. */
interface SharedModule {
  readonly identifier: string
  readonly resource: string | undefined
  readonly rawIdentifier: string
  readonly chunks: Set<string>
}
interface ModuleLike {
  readonly resource?: string
  readonly _identifier?: string
}
interface CacheGroup {
  readonly name: string
  readonly priority: number
  test(module: ModuleLike): boolean
}
type Assets = Record<string, Pick<sources.Source, 'source'>>
type Step = (assets: Assets) => Promise<void>
interface Splitting {
  /** Runs the plugin's work on the files of a build, and calls webpack back when it is done. */
  tryAsync(step: Step): (assets: Assets, done: (error?: Error) => void) => Promise<void>
  subRoots: string[]
  subCommonDeps: Map<string, SharedModule>
  hasMainChunk(chunks: readonly string[]): boolean
  isSubsDep(chunks: readonly string[]): boolean
  getSubCommonCacheGroup(): Record<string, CacheGroup>
}

/** Taro's plugin that copies what several subpackages share into each of them. */
export type SplitPlugin = new (...args: unknown[]) => Splitting

const isIn = ({ resource, _identifier }: ModuleLike, names: ReadonlySet<string>): boolean =>
  names.has(resource ?? _identifier ?? '')

/** Converts look-alike copies into real sources: look-alikes share one hash, whatever their content. */
const hashCopies = (assets: Assets): void => {
  for (const [file, source] of Object.entries(assets)) {
    if (!(source instanceof sources.Source)) assets[file] = new sources.RawSource(source.source())
  }
}

const liesIn =
  (root: string) =>
  (chunk: string): boolean =>
    chunk.startsWith(`${root}/`)

/**
 * Taro gives each shared module a file of its own, which every page that uses it names three times (require, style
 * import, list of chunks): 3 KB a page. Modules that the same subpackages share go into one file together.
 *
 * What it asks of every module is answered without a regular expression made for each chunk and each package, which
 * were half of the time of a build and nearly all of a rebuild (decisions/018).
 *
 * Its copies have no content hash, and the minifier caches its results by name and hash: a warm build got the shared
 * modules of an earlier one. Webpack hands new files to the minifier once the step that made them is over: they are
 * mended within it.
 */
export const groupShared = (Plugin: SplitPlugin): SplitPlugin =>
  class GroupedSplitPlugin extends Plugin {
    constructor(...args: unknown[]) {
      super(...args)
      const { tryAsync } = this
      this.tryAsync = (step) =>
        tryAsync(async (assets) => {
          await step(assets)
          hashCopies(assets)
        })
    }

    override hasMainChunk(chunks: readonly string[]): boolean {
      return chunks.some((chunk) => !this.subRoots.some((root) => liesIn(root)(chunk)))
    }

    override isSubsDep(chunks: readonly string[]): boolean {
      return this.subRoots.filter((root) => chunks.some(liesIn(root))).length > 1
    }

    override getSubCommonCacheGroup(): Record<string, CacheGroup> {
      const rootsOf = ({ chunks }: SharedModule): string[] =>
        this.subRoots.filter((root) => [...chunks].some(liesIn(root)))
      const files = new Map<string, SharedModule[]>()
      for (const shared of this.subCommonDeps.values()) {
        const name = createHash('md5').update(rootsOf(shared).join()).digest('hex').slice(0, 8)
        files.set(name, [...(files.get(name) ?? []), shared])
      }
      this.subCommonDeps = new Map()
      const groups: Record<string, CacheGroup> = {}
      for (const [file, modules] of files) {
        const [first] = modules
        if (!first) continue
        this.subCommonDeps.set(file, {
          ...first,
          chunks: new Set(modules.flatMap(({ chunks }) => [...chunks])),
        })
        const names = new Set(modules.map(({ resource, identifier }) => resource ?? identifier))
        const name = `sub-common/${file}`
        groups[name] = { name, priority: 1000, test: (module) => isIn(module, names) }
      }
      return groups
    }
  }
