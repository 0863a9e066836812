import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Another living process has the embedded database. */
export class FolderInUse extends Error {
  constructor(folder: string, owner: string) {
    super(`The database in ${folder} is in use by process ${owner}. Stop it first, or set DATABASE_URL.`)
  }
}

/** Longer addresses of sockets are cut short by some systems. */
const MOST_LETTERS = 100

const nameOf = (folder: string): string =>
  `yantu-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`

/**
 * The socket on which the owner of a folder listens: it lives as long as the process, even if its number is reused. It
 * is beside the folder, or in the temporary folder where no socket can be created (a long path, a foreign file system).
 */
const doorsOf = (folder: string): readonly string[] => {
  const real = realpathSync(folder)
  if (process.platform === 'win32') return [`\\\\.\\pipe\\${nameOf(real)}`]
  const beside = `${real}.sock`
  const passing = join(tmpdir(), `${nameOf(resolve(folder))}.sock`)
  return Buffer.byteLength(beside) > MOST_LETTERS ? [passing] : [beside, passing]
}

const answers = (door: string): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect(door)
    socket.once('connect', () => {
      socket.destroy()
      answer(true)
    })
    socket.once('error', () => answer(false))
  })

/** Listens at the door; false when somebody else got there first. Throws where no door can be. */
const open = async (door: string): Promise<(() => void) | false> => {
  const server = createServer((socket) => socket.destroy())
  // The lock alone keeps no process alive.
  server.unref()
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(false) : failed(error),
    )
    server.listen(door, () => done(() => void server.close()))
  })
}

/** Listens at the first door that can be. */
const openOneOf = async ([door = '', ...others]: readonly string[]): Promise<(() => void) | false> => {
  // Remove the stale socket of a killed process.
  if (process.platform !== 'win32') rmSync(door, { force: true })
  try {
    return await open(door)
  } catch (error) {
    if (others.length === 0) throw error
    return openOneOf(others)
  }
}

const numberIn = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'unknown'
  }
}

/**
 * Locks the embedded database, which belongs to one process at a time. A live owner answers on its socket; a process
 * number alone could have been reused. Returns the function that unlocks; throws FolderInUse when another process has
 * it. Only the owner can read the folder.
 */
export const lockFolder = async (folder: string): Promise<() => void> => {
  const file = `${folder}.pid`
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const doors = doorsOf(folder)
  for (const door of doors) if (await answers(door)) throw new FolderInUse(folder, numberIn(file))
  const close = await openOneOf(doors)
  if (!close) throw new FolderInUse(folder, numberIn(file))
  writeFileSync(file, String(process.pid), { mode: 0o600 })
  return () => {
    close()
    rmSync(file, { force: true })
  }
}
