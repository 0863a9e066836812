import { dirname } from 'node:path'
import { newestBackup } from './backups'

/** The embedded engine cannot read its folder: its own error only reports an abort, so this one names the remedy. */
export class FolderUnreadable extends Error {
  constructor(folder: string, cause: unknown) {
    const backup = newestBackup(dirname(folder))
    const way = backup
      ? `The newest backup is ${backup}: npm run restore -- ${backup}`
      : 'There is no backup beside it; one that you keep elsewhere is brought back by npm run restore -- <file>'
    super(
      `The database in ${folder} cannot be read: it was damaged, or written by another version. Nothing was changed in it. ${way}; the damaged folder is kept beside the new one.`,
      { cause },
    )
  }
}
