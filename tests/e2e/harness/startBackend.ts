import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startModelStub } from '../../../server/src/dev/standInModel'
import { bundledScript } from './bundledScript'
import { preparedDatabase } from './preparedDatabase'
import { startProcess } from './startProcess'

/** The backend as a process of its own, with a database of its own. */
export interface Backend {
  readonly url: string
  stop(): Promise<void>
}

const emptyFolder = (): string => mkdtempSync(path.join(tmpdir(), 'yantu-data-'))

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/** A backend with a language model that fails unless a question says how it shall answer: all others are answered by the passages. */
const startIn = async (folder: string, script = 'server/src/main.ts') => {
  const model = await startModelStub(0, '拒绝')
  const backend = await startProcess(await bundledScript(script), (url) => ({
    NODE_ENV: 'development',
    DATABASE_URL: undefined,
    DATA_DIR: folder,
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    // The stories buy on both targets; that the mini-program does not by itself is said by models.test.ts of the courses.
    MINI_PROGRAM_ORDERS: '1',
    LLM_BASE_URL: model.url,
    LLM_API_KEY: 'any',
    LLM_MODEL: 'any',
  })).catch(async (error: unknown) => {
    await model.stop()
    remove(folder)
    throw error
  })
  return { ...backend, stop: () => backend.stop().then(() => model.stop()) }
}

/** A first start: the tables are made, and the content is loaded. */
const fill = async (folder: string): Promise<void> => (await startIn(folder)).stop()

/** A folder with a database of its own, which holds the content; the caller removes it. */
export const freshFolder = async (): Promise<string> => {
  const prepared = await preparedDatabase(fill)
  const folder = emptyFolder()
  cpSync(prepared, folder, { recursive: true })
  return folder
}

/** Starts a backend in a folder that goes away with it. */
const startOnce = async (folder: string): Promise<Backend> => {
  const { url, stop } = await startIn(folder)
  return { url, stop: () => stop().then(() => remove(folder)) }
}

/** Starts the backend on a free loopback port, in development mode, with a database of its own in a temporary folder. */
export const startBackend = async (): Promise<Backend> => startOnce(await freshFolder())

/** A backend whose clock its test moves. */
export interface ClockedBackend extends Backend {
  /** Sets its clock ahead by so many milliseconds, and runs the chores due by then. */
  setAhead(ahead: number): Promise<void>
}

/** The same with a clock that can be moved. */
export const startClockedBackend = async (): Promise<ClockedBackend> => {
  const folder = await freshFolder()
  const { url, tell, stop } = await startIn(folder, 'tests/e2e/harness/clockedBackend.ts')
  return { url, setAhead: (ahead) => tell({ ahead }), stop: () => stop().then(() => remove(folder)) }
}
