import { existsSync, renameSync, rmSync } from 'node:fs'
import { lockFolder } from './lockFolder'
import { migrate } from './migrate'
import { openDatabase, type DatabaseOptions } from './openDatabase'
import { restoreBackup } from './restoreBackup'

/** The restored rows, and where the previous database was moved. */
export interface Restored {
  readonly rows: number
  readonly aside: string | undefined
}

const restoreInto = async (options: DatabaseOptions, file: string): Promise<number> => {
  const database = await openDatabase(options)
  try {
    await migrate(database.db)
    return await restoreBackup(database.db, file)
  } finally {
    await database.close()
  }
}

/** A backup into an empty PostgreSQL. */
export const restoreToUrl = (url: string, file: string): Promise<number> => restoreInto({ url }, file)

/**
 * Replaces the embedded database with a backup. Restores beside it first, so that a file that is no backup loses
 * nothing. The replaced database stays under another name, whatever its state.
 */
export const restoreInPlace = async (
  folder: string,
  file: string,
  startPglite?: DatabaseOptions['startPglite'],
): Promise<Restored> => {
  const free = existsSync(folder) ? await lockFolder(folder) : undefined
  const fresh = `${folder}-new`
  try {
    rmSync(fresh, { recursive: true, force: true })
    const rows = await restoreInto({ folder: fresh, startPglite }, file)
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
    const aside = free && `${folder}-before-${stamp}`
    if (aside) renameSync(folder, aside)
    renameSync(fresh, folder)
    return { rows, aside }
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    throw error
  } finally {
    free?.()
  }
}
