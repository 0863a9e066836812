import { backupFile, dropOldBackups, newestBackupAt } from './backups'
import type { Db } from './Database'
import { writeBackup } from './writeBackup'

const DAY = 86_400_000

/** A copy of the embedded database a day beside it, the last seven of them kept. */
export const backUpDaily = async (db: Db, dataDir: string, now = Date.now()): Promise<void> => {
  if (now - newestBackupAt(dataDir) < DAY) return
  await writeBackup(db, backupFile(dataDir, now))
  dropOldBackups(dataDir)
}
