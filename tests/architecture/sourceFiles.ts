import { readdirSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(__dirname, '../..')

const FOLDERS = ['src', 'server', 'config', 'scripts', 'tests', 'types']
const CODE = /\.(tsx?|[cm]?js|scss)$/

/** All files below a folder of the repository, as paths from its root with forward slashes. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))

/** Every file of code that people write here. */
export const sourceFiles: readonly string[] = FOLDERS.flatMap(filesBelow).filter((file) => CODE.test(file))
