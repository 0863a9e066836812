import { readFileSync } from 'node:fs'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text of an authored file; a mark of its encoding at the beginning is no part of it. Throws when it is not UTF-8. */
export const readText = (file: string): string => {
  const bytes = readFileSync(file)
  try {
    return utf8.decode(bytes)
  } catch {
    throw new Error('is not UTF-8: save it in this encoding')
  }
}
