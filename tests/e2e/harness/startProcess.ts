import { setTimeout as pause } from 'node:timers/promises'
import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'

/** A first start beside other work takes minutes; one that fails ends its process, which is seen at once. */
const READY_WITHIN_MS = 600_000
const STOP_WITHIN_MS = 5_000
const ASK_EVERY_MS = 50
const ROOT = path.resolve(__dirname, '../../..')

/** A server that runs as a process of its own. */
export interface RunningProcess {
  readonly url: string
  readonly pid: number
  /** Milliseconds from its start to the first 200 of `/healthz`. */
  readonly readyAfter: number
  /** Sends it a message, and waits for its next one. */
  tell(message: object): Promise<void>
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

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/healthz`)).ok
  } catch {
    return false
  }
}

const tellTo =
  (child: ChildProcess) =>
  (message: object): Promise<void> =>
    new Promise((heard, failed) => {
      child.once('message', () => heard())
      child.once('exit', () => failed(new Error('the process ended')))
      child.send(message)
    })

/** A process that a signal ended has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

const waitUntilReady = async (url: string, child: ChildProcess, output: () => string): Promise<void> => {
  const end = Date.now() + READY_WITHIN_MS
  while (Date.now() < end) {
    if (hasEnded(child))
      throw new Error(`the process ended with ${child.exitCode ?? child.signalCode}:\n${output()}`)
    if (await isReady(url)) return
    await pause(ASK_EVERY_MS)
  }
  throw new Error(`the process was not ready within ${READY_WITHIN_MS} ms:\n${output()}`)
}

/** Arguments of Node: a source with tsx, a bundle (`bundledScript`) as it is. */
const argsOf = (script: string): readonly string[] =>
  script.endsWith('.ts') ? ['--import', 'tsx', script] : ['--enable-source-maps', script]

/** Starts a script that serves `/healthz`, on a free loopback port; ready when it answers there. */
export const startProcess = async (
  script: string,
  env: (url: string) => NodeJS.ProcessEnv,
  nodeFlags: readonly string[] = [],
): Promise<RunningProcess> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let output = ''
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...nodeFlags, ...argsOf(script)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env(url) },
  })
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-8000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  // A run that ends early must not leave its process behind.
  const endWithUs = (): void => void child.kill('SIGTERM')
  process.once('exit', endWithUs)
  let isStopping = false
  child.once('exit', (code) => {
    if (!isStopping) process.stderr.write(`${script} ended by itself with ${String(code)}:\n${output}\n`)
  })
  const stop = async (): Promise<void> => {
    isStopping = true
    process.off('exit', endWithUs)
    if (hasEnded(child)) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
    await ended
    clearTimeout(impatience)
  }
  try {
    await waitUntilReady(url, child, () => output)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, pid: child.pid ?? 0, readyAfter: performance.now() - startedAt, tell: tellTo(child), stop }
}
