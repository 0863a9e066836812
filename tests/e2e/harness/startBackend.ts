import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProcess } from './startProcess'

/** The backend as a process of its own, with an empty database. */
export interface Backend {
  readonly url: string
  stop(): Promise<void>
}

/** Starts the backend on a free loopback port, in development mode, with its data in a temporary folder. */
export const startBackend = async (): Promise<Backend> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yantu-data-'))
  const forget = (): void => rmSync(folder, { recursive: true, force: true })
  const started = startProcess('server/src/main.ts', (url) => ({
    NODE_ENV: 'development',
    DATABASE_URL: undefined,
    DATA_DIR: folder,
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
  }))
  const { url, stop } = await started.catch((error: unknown) => {
    forget()
    throw error
  })
  return { url, stop: () => stop().then(forget) }
}
