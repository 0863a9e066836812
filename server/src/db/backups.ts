import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const FORM = /^backup-\d{8}-\d{6}\.jsonl\.gz$/
const KEPT = 7

const folderOf = (dataDir: string): string => join(dataDir, 'backups')

/** Backups of a data folder, oldest first. */
const backupsIn = (dataDir: string): string[] => {
  const folder = folderOf(dataDir)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => FORM.test(name))
    .sort()
    .map((name) => join(folder, name))
}

/** The newest backup of a data folder, if there is one. */
export const newestBackup = (dataDir: string): string | undefined => backupsIn(dataDir).at(-1)

/** The path of a backup made at this moment. */
export const backupFile = (dataDir: string, at: number): string => {
  const folder = folderOf(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const digits = new Date(at).toISOString().replace(/\D/g, '')
  return join(folder, `backup-${digits.slice(0, 8)}-${digits.slice(8, 14)}.jsonl.gz`)
}

/** When the newest backup was made; 0 without one. */
export const newestBackupAt = (dataDir: string): number => {
  const [, day = '', time = ''] = /(\d{8})-(\d{6})\.jsonl\.gz$/.exec(newestBackup(dataDir) ?? '') ?? []
  const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`
  return day ? Date.parse(iso) : 0
}

/** Removes all but the newest seven. */
export const dropOldBackups = (dataDir: string): void => {
  for (const file of backupsIn(dataDir).slice(0, -KEPT)) rmSync(file, { force: true })
}
