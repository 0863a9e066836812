import path from 'node:path'
import { buildIfStale, type Target } from './buildIfStale'
import { readArguments, refuse } from './readArguments'

const USAGE = `tsx scripts/build.ts h5|weapp   builds a target, unless its last build is still of these sources`

const isTarget = (word: string | undefined): word is Target => word === 'h5' || word === 'weapp'

const { words } = readArguments({ usage: USAGE, options: {}, words: 1 })
const [target] = words
if (isTarget(target)) {
  const seconds = buildIfStale(path.resolve(__dirname, '..'), target)
  const done = seconds === null ? 'is of these sources already' : `was built in ${seconds} s`
  process.stdout.write(`dist/${target} ${done}\n`)
} else {
  refuse(`${target ?? 'nothing'} is no target`, USAGE)
}
