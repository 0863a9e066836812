import { appendFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { startWatch } from '../../tests/dev/startWatch'
import type { Target } from '../buildIfStale'

const BUILT = /Compiled successfully/g
const POLL_MS = 20
const GIVE_UP_MS = 120_000

/** How long a watching build takes after each of several changes of one file, in seconds. Throws when one never ends. */
export const measureRebuilds = async (
  folder: string,
  target: Target,
  file: string,
  times: number,
): Promise<number[]> => {
  const watch = await startWatch(target, new RegExp(BUILT.source), {}, folder)
  const built = (): number => watch.output().match(BUILT)?.length ?? 0
  const rebuild = async (): Promise<number> => {
    const before = built()
    const start = Date.now()
    appendFileSync(file, '\n')
    while (built() === before) {
      if (Date.now() - start > GIVE_UP_MS) throw new Error(`${target} did not build ${file} again`)
      await setTimeout(POLL_MS)
    }
    return (Date.now() - start) / 1000
  }
  try {
    const seconds: number[] = []
    while (seconds.length < times) seconds.push(await rebuild())
    return seconds
  } finally {
    await watch.stop()
  }
}
