import { setTimeout as pause } from 'node:timers/promises'
import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { bundledScript } from '../../e2e/harness/bundledScript'
import { freshFolder } from '../../e2e/harness/startBackend'
import { startProcess } from '../../e2e/harness/startProcess'

/** The backend as a process with an embedded database, as `npm start` runs it. Needs no PostgreSQL, whatever else the run has. */
let dataDir: string
beforeAll(async () => {
  dataDir = await freshFolder()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const start = async () =>
  startProcess(await bundledScript('server/src/main.ts'), () => ({
    NODE_ENV: 'development',
    DATABASE_URL: undefined,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  }))

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Waits until a process has ended; false when it lives on. */
const ended = async (pid: number, patience: number): Promise<boolean> => {
  for (let waited = 0; waited < patience && lives(pid); waited += 100) await pause(100)
  return !lives(pid)
}

/** Begins a request whose body never comes whole. */
const dawdle = (url: string): Promise<Socket> =>
  new Promise((begun, failed) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      const head = [
        'POST /gaoshou/v1/sales-clues HTTP/1.1',
        'host: x',
        'content-type: application/json',
        'content-length: 1000',
      ]
      socket.write(`${head.join('\r\n')}\r\n\r\n{`)
      begun(socket)
    })
    socket.once('error', failed)
  })

const openToOthers = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    // A file of the running engine may be gone again.
    (name) => ((statSync(join(folder, name), { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
  )

/** The same on every database: once in a suite is enough. */
const once = process.env['DATABASE_URL'] ? test.skip : test

once(
  'nobody else reads its files, a killed one leaves the folder free, and none waits for a body that never comes',
  async () => {
    // A first start made it.
    expect(openToOthers(dataDir)).toEqual([])
    const killed = await start()
    await fetch(`${killed.url}/auth/v1/basic/mobile-code?mobile=13900000001&type=3`)
    expect(openToOthers(dataDir)).toEqual([])
    process.kill(killed.pid, 'SIGKILL')
    expect(await ended(killed.pid, 60_000)).toBe(true)
    // Stopping a dead process returns at once.
    await killed.stop()

    // As the releases before this rule left it.
    chmodSync(join(dataDir, 'database', 'PG_VERSION'), 0o666)
    const second = await start()
    expect(openToOthers(dataDir)).toEqual([])
    const socket = await dawdle(second.url)
    const cut = new Promise((done) => socket.once('close', done))
    socket.on('error', () => undefined).resume()
    process.kill(second.pid, 'SIGTERM')
    // Ten seconds are promised; a busy machine may take longer, the body would take for ever.
    expect(await ended(second.pid, 50_000)).toBe(true)
    await cut
  },
  300_000,
)
