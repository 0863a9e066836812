import { spawn } from 'node:child_process'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Target } from '../../scripts/buildIfStale'
import { PATIENCE_MS } from '../patience'

const ROOT = path.resolve(__dirname, '../..')
/** A cold build for development on a busy machine. */
const BUILT_WITHIN_MS = 5 * PATIENCE_MS

/** A development build that watches the sources. */
export interface Watch {
  readonly output: () => string
  stop(): Promise<void>
}

/** Starts what `npm run dev:h5` or `npm run dev:weapp` starts, and waits until its output holds a text. Throws with the output when it ends before. */
export const startWatch = async (
  target: Target,
  until: RegExp,
  env: NodeJS.ProcessEnv,
  folder = ROOT,
): Promise<Watch> => {
  const taro = path.join(ROOT, 'node_modules/@tarojs/cli/bin/taro')
  const child = spawn(process.execPath, [taro, 'build', '--type', target, '--watch'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const stop = (): Promise<void> => {
    if (child.exitCode !== null) return Promise.resolve()
    const ended = new Promise<void>((done) => child.once('exit', () => done()))
    child.kill('SIGKILL')
    return ended
  }
  await new Promise<void>((ready, failed) => {
    const giveUp = (why: string): void => {
      clearTimeout(patience)
      void stop().then(() => failed(new Error(`dev:${target} ${why}\n${output.slice(-4000)}`)))
    }
    const patience = setTimeout(() => giveUp('showed nothing in time'), BUILT_WITHIN_MS)
    const read = (chunk: Buffer): void => {
      output += stripVTControlCharacters(chunk.toString())
      if (!until.test(output)) return
      clearTimeout(patience)
      ready()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => giveUp(`ended with ${String(code)}`))
  })
  return { output: () => output, stop }
}
