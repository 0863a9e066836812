import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { PictureStore } from './PictureStore'

const OWNER_ONLY = { mode: 0o700, recursive: true }
const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

/** Pictures in a folder of this machine; several processes may share it. */
export class FolderPictures implements PictureStore {
  constructor(private readonly folder: string) {}

  async put(id: string, _mediaType: string, bytes: Buffer): Promise<void> {
    await mkdir(this.folder, OWNER_ONLY)
    await writeFile(join(this.folder, id), bytes, { mode: 0o600 })
  }

  async read(id: string): Promise<Readable | undefined> {
    try {
      return (await open(join(this.folder, id))).createReadStream()
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async remove(id: string): Promise<void> {
    await rm(join(this.folder, id), { force: true })
  }
}
