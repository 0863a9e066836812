import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../../..')
/** Inputs of the backend: content and code. */
const READ = ['content', 'server/src', 'src/contracts', 'src/domain', 'src/lib', 'src/routes']
/** By what its packages are pinned, and how its code is read. */
const SETTINGS = ['package-lock.json', 'package.json', 'tsconfig.json']

const stamp = (file: string): string => {
  const { size, mtimeMs } = statSync(path.join(ROOT, file))
  return `${file}:${size}:${mtimeMs}`
}

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.join(folder, name),
  )

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/**
 * A cache key that changes whenever a source file of the backend, or one of those named besides, was saved; no file is
 * read. It depends on the project's path, because build results may contain it.
 */
export const sourcesKey = (...besides: readonly string[]): string => {
  const files = [...SETTINGS, ...besides, ...READ.flatMap(filesIn).filter((file) => !isTest(file))]
  return createHash('sha256')
    .update([ROOT, ...files.map(stamp)].join('\n'))
    .digest('hex')
    .slice(0, 16)
}
