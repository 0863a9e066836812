import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Target } from '../buildIfStale'

const SAMPLE_MS = 500

/** Memory of a process and all below it in MB, on Linux; elsewhere 0. */
const memoryOf = (root: number): number => {
  const found = new Map<number, { parent: number; mb: number }>()
  try {
    for (const pid of readdirSync('/proc').map(Number)) {
      if (!pid) continue
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8')
        const of = (name: string): number =>
          Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
        found.set(pid, { parent: of('PPid'), mb: of('VmRSS') / 1024 })
      } catch {
        // It has ended meanwhile.
      }
    }
  } catch {
    return 0
  }
  const sum = (pid: number): number =>
    [...found]
      .filter(([, { parent }]) => parent === pid)
      .reduce((total, [child]) => total + sum(child), found.get(pid)?.mb ?? 0)
  return sum(root)
}

export interface BuildCost {
  readonly seconds: number
  /** The most that the build and its helpers held at a time. */
  readonly peakMb: number
}

/** Builds a target of the project in a folder by the Taro of `root`. Throws with its output when it fails. */
export const measureBuild = (root: string, folder: string, target: Target): Promise<BuildCost> =>
  new Promise((done, fail) => {
    const start = Date.now()
    const taro = path.join(root, 'node_modules/@tarojs/cli/bin/taro')
    const child = spawn(process.execPath, [taro, 'build', '--type', target], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    let output = ''
    let peakMb = 0
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()))
    const timer = setInterval(() => {
      peakMb = Math.max(peakMb, memoryOf(child.pid ?? 0))
    }, SAMPLE_MS)
    child.once('exit', (code) => {
      clearInterval(timer)
      if (code === 0) done({ seconds: (Date.now() - start) / 1000, peakMb })
      else fail(new Error(`the ${target} build failed\n${output.slice(-4000)}`))
    })
  })
