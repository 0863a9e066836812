import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProcess } from './startProcess'

/** The backend as a process of its own, with a database of its own. */
export interface Backend {
  readonly url: string
  stop(): Promise<void>
}

const freshFolder = (): string => mkdtempSync(path.join(tmpdir(), 'yantu-data-'))
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true })

const startIn = (folder: string): Promise<Backend> =>
  startProcess('server/src/main.ts', (url) => ({
    NODE_ENV: 'development',
    DATABASE_URL: undefined,
    DATA_DIR: folder,
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    // The stories buy on both targets; that the mini-program does not by itself is said by models.test.ts of the courses.
    MINI_PROGRAM_ORDERS: '1',
  })).catch((error: unknown) => {
    remove(folder)
    throw error
  })

/** Starts a backend in a folder that goes away with it. */
const startOnce = async (folder: string): Promise<Backend> => {
  const { url, stop } = await startIn(folder)
  return { url, stop: () => stop().then(() => remove(folder)) }
}

/** Starts the backend on a free loopback port, in development mode, with an empty database in a temporary folder. */
export const startBackend = (): Promise<Backend> => startOnce(freshFolder())

/** Starts several backends side by side: one loads the content, the others begin with copies of its database. */
export const startBackends = async (count: number): Promise<Backend[]> => {
  const prepared = freshFolder()
  const first = await startIn(prepared)
  await first.stop()
  const folders = Array.from({ length: count }, freshFolder)
  for (const folder of folders) cpSync(prepared, folder, { recursive: true })
  remove(prepared)
  return Promise.all(folders.map(startOnce))
}
