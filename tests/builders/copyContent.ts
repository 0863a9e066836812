import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const shipped = resolve(__dirname, '../../content')

/**
 * A copy of the content whose files a test may change or remove. Sounds, pictures and films, nine tenths of the bytes, are links:
 * one may be removed, none is to be written to.
 */
export const copyContent = (copy = mkdtempSync(join(tmpdir(), 'yantu-content-'))): string => {
  mkdirSync(copy, { recursive: true })
  for (const entry of readdirSync(shipped, { recursive: true, withFileTypes: true })) {
    const from = join(entry.path, entry.name)
    const to = join(copy, from.slice(shipped.length))
    if (entry.isDirectory()) mkdirSync(to, { recursive: true })
    else if (entry.name.endsWith('.json')) copyFileSync(from, to)
    else symlinkSync(from, to)
  }
  return copy
}
