import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const ownerOf = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/** Another living process has the embedded database. */
export class FolderInUse extends Error {
  constructor(folder: string, owner: number) {
    super(`The database in ${folder} is in use by process ${owner}. Stop it first, or set DATABASE_URL.`)
  }
}

/**
 * Keeps a second process out of the embedded database, which belongs to one process at a time.
 * Answers how to give it free; throws FolderInUse when another living process has it.
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = `${folder}.pid`
  mkdirSync(dirname(folder), { recursive: true })
  const owner = ownerOf(file)
  if (owner && owner !== process.pid && isAlive(owner)) {
    throw new FolderInUse(folder, owner)
  }
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}
