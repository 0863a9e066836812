import path from 'node:path'
import { ensureChromium } from './ensureChromium'
import { readArguments, refuse } from './readArguments'
import type { Count } from './suite/Count'
import { parts, type Part, stages } from './suite/parts'

const USAGE = `npm test                     everything
npm test -- lint format      the parts that begin with these words
npm test -- --shard=1/2      the first half, where two machines share the suite

Parts:
${parts.map(({ name }) => `  ${name}`).join('\n')}`

/** Which part of how many: `2/3`. */
const isShard = (shard: string): boolean => {
  const [, which = '', of = ''] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? []
  return which !== '' && Number(which) <= Number(of)
}

/** Parses the command line. */
const readPlan = (): { shard: string | undefined; isChosen: (part: Part) => boolean } => {
  const { values, words } = readArguments({
    usage: USAGE,
    options: { shard: { type: 'string' } },
    words: Infinity,
  })
  const { shard } = values
  if (shard !== undefined && !isShard(shard))
    refuse(`${shard} is no shard: the second of three is 2/3`, USAGE)
  for (const word of words) {
    if (!parts.some(({ name }) => name.startsWith(word))) refuse(`No part begins with ${word}`, USAGE)
  }
  const isFirst = shard === undefined || shard.startsWith('1/')
  const isChosen = ({ name, sharded }: Part): boolean =>
    (sharded || isFirst) && (words.length === 0 || words.some((word) => name.startsWith(word)))
  return { shard, isChosen }
}

/** Counts of a part with its name, for the list of failures. */
type Counted = Count & { readonly name: string }

/** Turns an exception of a part into a failure and keeps the counts of the others. */
const counted = async ({ name, run }: Part, shard: string | undefined): Promise<Count> => {
  try {
    return await run(shard)
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    return { passed: 0, failed: 1, failures: [name] }
  }
}

const timed = async (part: Part, shard: string | undefined): Promise<Counted> => {
  const { name } = part
  const start = Date.now()
  process.stdout.write(`▶ ${name}\n`)
  const count = await counted(part, shard)
  const seconds = Math.round((Date.now() - start) / 1000)
  process.stdout.write(`  ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s\n`)
  return { ...count, name }
}

const inTurn = async (lane: readonly Part[], shard: string | undefined): Promise<Counted[]> => {
  const counts: Counted[] = []
  for (const part of lane) counts.push(await timed(part, shard))
  return counts
}

/** `npm test`: everything, one summary, non-zero on any failure. Several machines may share it: one shard each. */
const main = async (): Promise<Required<Count>> => {
  process.chdir(path.resolve(__dirname, '..'))
  const { shard, isChosen } = readPlan()
  if (parts.some((part) => part.needsBrowser && isChosen(part))) ensureChromium()
  const counts: Counted[] = []
  for (const stage of stages) {
    const lanes = await Promise.all(stage.map((lane) => inTurn(lane.filter(isChosen), shard)))
    counts.push(...lanes.flat())
  }
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ name, failed, failures }) =>
      failed === 0 ? [] : failures?.length ? failures : [name],
    ),
  }
}

// Exit on signals so that child processes (runProgram, startPostgres) end, too: Node runs no exit handlers on a
// signal.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

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
