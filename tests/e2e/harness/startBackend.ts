import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const READY_WITHIN_MS = 60_000
const STOP_WITHIN_MS = 5_000
const ASK_EVERY_MS = 200
const ROOT = path.resolve(__dirname, '../../..')

/** The backend as a process of its own, with an empty database. */
export interface Backend {
  readonly url: string
  stop(): Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => found(port))
    })
  })

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/healthz`)).ok
  } catch {
    return false
  }
}

const waitUntilReady = async (url: string, child: ChildProcess, output: () => string): Promise<void> => {
  const end = Date.now() + READY_WITHIN_MS
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the backend ended with ${child.exitCode}:\n${output()}`)
    if (await isReady(url)) return
    await pause(ASK_EVERY_MS)
  }
  throw new Error(`the backend was not ready within ${READY_WITHIN_MS} ms:\n${output()}`)
}

/** Starts the backend on a free loopback port, in development mode, with its data in a temporary folder. */
export const startBackend = async (): Promise<Backend> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yantu-data-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let output = ''
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: undefined,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
    },
  })
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-8000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  // A run that ends early must not leave its backend behind.
  const endWithUs = (): void => void child.kill('SIGTERM')
  process.once('exit', endWithUs)
  let isStopping = false
  child.once('exit', (code) => {
    if (!isStopping) process.stderr.write(`the backend ended by itself with ${String(code)}:\n${output}\n`)
  })
  const stop = async (): Promise<void> => {
    isStopping = true
    process.off('exit', endWithUs)
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    if (child.exitCode === null) await Promise.race([ended, pause(STOP_WITHIN_MS)])
    if (child.exitCode === null) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(url, child, () => output)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
