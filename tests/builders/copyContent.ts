import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const shipped = resolve(__dirname, '../../content')

/** Folders of thousands of sounds that no test changes: one link each. */
const LINKED_WHOLE: ReadonlySet<string> = new Set(['media/words', 'media/recitations'])

const copyFolder = (folder: string, copy: string): void => {
  mkdirSync(join(copy, folder), { recursive: true })
  for (const entry of readdirSync(join(shipped, folder), { withFileTypes: true })) {
    const name = join(folder, entry.name)
    if (entry.isDirectory() && !LINKED_WHOLE.has(name)) copyFolder(name, copy)
    else if (entry.name.endsWith('.json')) copyFileSync(join(shipped, name), join(copy, name))
    else symlinkSync(join(shipped, name), join(copy, name))
  }
}

/**
 * A copy of the content whose files a test may change or remove. Sounds, pictures and films, nine tenths of the bytes, are links:
 * one may be removed, none is to be written to.
 */
export const copyContent = (copy = mkdtempSync(join(tmpdir(), 'yantu-content-'))): string => {
  copyFolder('', copy)
  return copy
}
