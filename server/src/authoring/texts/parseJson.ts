import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'

/** Broken JSON: where it breaks, by line and column from 1. */
class JsonError extends Error {
  constructor(
    readonly line: number,
    readonly column: number,
    readonly reason: string,
  ) {
    super(`line ${line}, column ${column}: ${reason}`)
  }
}

const wordsOf = (code: string): string => code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

const placeOf = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

/** What a text says as JSON. Throws JsonError, which names the place: the engine's own message often does not. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    const errors: ParseError[] = []
    parse(text, errors, { disallowComments: true })
    const [first] = errors
    if (!first) throw error
    const { line, column } = placeOf(text, first.offset)
    throw new JsonError(line, column, wordsOf(printParseErrorCode(first.error)))
  }
}
