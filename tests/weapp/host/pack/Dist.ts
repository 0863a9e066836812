import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The files of a built mini-program, from a folder or from memory, so that gates can be tested without a build. */
export interface Dist {
  /** Paths relative to the root, with `/`, sorted. */
  readonly paths: readonly string[]
  has(file: string): boolean
  size(file: string): number
  text(file: string): string
}

const walk = (root: string, base = ''): string[] =>
  readdirSync(path.join(root, base), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(base, entry.name)
    return entry.isDirectory() ? walk(root, name) : [name]
  })

/** The files under a folder. */
export const folderDist = (root: string): Dist => {
  const paths = walk(root).sort()
  const known = new Set(paths)
  return {
    paths,
    has: (file) => known.has(file),
    size: (file) => statSync(path.join(root, file)).size,
    text: (file) => readFileSync(path.join(root, file), 'utf8'),
  }
}

/** Files given as text. */
export const memoryDist = (files: Readonly<Record<string, string>>): Dist => ({
  paths: Object.keys(files).sort(),
  has: (file) => file in files,
  size: (file) => Buffer.byteLength(files[file] ?? ''),
  text: (file) => files[file] ?? '',
})

/** Writes the files that a filter keeps to a folder. */
export const writeDist = (dist: Dist, folder: string, keep: (file: string) => boolean): void => {
  for (const file of dist.paths.filter(keep)) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, dist.text(file))
  }
}
