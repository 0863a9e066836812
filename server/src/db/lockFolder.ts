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
 * Where the owner of a folder listens: it is there as long as the process lives, whoever gets its number afterwards. Beside the
 * folder itself, however one came to it and whatever the machine's place for passing files is; only where no socket can stand
 * there (a long path, a disk of another system), at that place.
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
 * Keeps a second process out of the embedded database, which belongs to one process at a time. Not its number says that an
 * owner lives, which another process may have by now, but that it answers. Answers how to give the folder free; throws
 * FolderInUse when another process has it. The folder is for nobody's eyes but the owner's.
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
