import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const newest = (file: string): number => {
  if (!existsSync(file)) return 0
  const stats = statSync(file)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(0, ...readdirSync(file).map((name) => newest(path.join(file, name))))
}

/** Whether a build product is missing or older than any of its sources. */
export const isStale = (product: string, sources: readonly string[]): boolean =>
  !existsSync(product) || sources.some((source) => newest(source) > statSync(product).mtimeMs)
