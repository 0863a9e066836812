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
 * Changes whenever a file was saved of which the backend is made, or one of those named besides; no file is read. It is another
 * one where the project stands elsewhere: what is made of the sources may name their places.
 */
export const sourcesKey = (...besides: readonly string[]): string => {
  const files = [...SETTINGS, ...besides, ...READ.flatMap(filesIn).filter((file) => !isTest(file))]
  return createHash('sha256')
    .update([ROOT, ...files.map(stamp)].join('\n'))
    .digest('hex')
    .slice(0, 16)
}
