import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/** Options and words that a command accepts. */
interface Command<O extends Options> {
  /** How it is called, with what each argument does. */
  readonly usage: string
  readonly options?: O
  /** How many words it takes beside its options, at most. */
  readonly words?: number
}

type Given<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>

/** Says why and how it is called instead, and ends. */
export const refuse = (reason: string, usage: string): never => {
  process.stderr.write(`${reason}\n\n${usage.trimEnd()}\n`)
  process.exit(1)
}

/**
 * Parses a command's arguments. An unknown option prints the usage and exits, so that a typo never runs something
 * else; `--help` prints the usage.
 */
export const readArguments = <O extends Options>({
  usage,
  options,
  words = 0,
}: Command<O>): Pick<Given<O>, 'values'> & { readonly words: readonly string[] } => {
  const given = process.argv.slice(2)
  if (given.includes('--help') || given.includes('-h')) {
    process.stdout.write(`${usage.trimEnd()}\n`)
    process.exit(0)
  }
  try {
    const { values, positionals } = parseArgs({ args: given, options: options as O, allowPositionals: true })
    const beyond = positionals[words]
    return beyond === undefined
      ? { values, words: positionals }
      : refuse(`${beyond} is one word too many`, usage)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), usage)
  }
}
