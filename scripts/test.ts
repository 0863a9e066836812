import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './ensureChromium'
import type { Count } from './suite/Count'
import { parts, type Part } from './suite/parts'

const USAGE = 'npm test -- [--shard=1/2] [first words of the parts to run …]'

const timed = async (part: Part, shard: string | undefined): Promise<Count> => {
  const start = Date.now()
  process.stdout.write(`▶ ${part.name}\n`)
  const count = await part.run(shard)
  const seconds = Math.round((Date.now() - start) / 1000)
  process.stdout.write(`  ${count.passed} passed, ${count.failed} failed, ${seconds} s\n`)
  return count
}

/** `npm test`: everything, one summary, non-zero on any failure. Several machines may share it: one shard each. */
const main = async (): Promise<Required<Count>> => {
  process.chdir(path.resolve(__dirname, '..'))
  const { values, positionals } = parseArgs({
    options: { shard: { type: 'string' } },
    allowPositionals: true,
  })
  const { shard } = values
  if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard)) throw new Error(USAGE)
  const isFirst = shard === undefined || shard.startsWith('1/')
  const chosen = parts
    .filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.startsWith(word)))
    .filter(({ sharded }) => sharded || isFirst)
  if (chosen.length === 0) throw new Error(`no part begins so; ${USAGE}`)
  ensureChromium()
  const counts: Count[] = []
  for (const part of chosen) counts.push(await timed(part, shard))
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ failed, failures }, index) =>
      failed === 0 ? [] : (failures ?? [chosen[index]?.name ?? '']),
    ),
  }
}

main().then(
  ({ passed, failed, failures }) => {
    for (const name of failures) process.stdout.write(`✗ ${name}\n`)
    process.stdout.write(`\ntests: ${passed} passed, ${failed} failed\n`)
    process.exit(failed === 0 ? 0 : 1)
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.stdout.write('\ntests: 0 passed, 1 failed\n')
    process.exit(1)
  },
)
