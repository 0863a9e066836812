import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/** What a command takes. */
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
 * What a command was given. One that took a misspelt option for something else would do something else: write a file called
 * `--help`, load what was only to be checked. `--help` prints the usage, whatever it does not know prints it too and fails.
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
