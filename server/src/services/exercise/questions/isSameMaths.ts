import { createRequire } from 'node:module'
import { inTermsOf, typedMaths } from './typedMaths'

/** The used part of the library, which compares expressions by their values at many points. */
interface MathsLibrary {
  parse(text: string): { readonly parsed: boolean; readonly expr?: unknown }
  compare(
    one: unknown,
    other: unknown,
    options: { readonly simplify: boolean; readonly form: boolean },
  ): { readonly equal: boolean }
}

/** Longer ones are no answer to a blank, and comparing them would take long. */
const MOST_LETTERS = 80

const need = createRequire(__filename)
let library: MathsLibrary | undefined

/** Whether two expressions are equivalent: 1/2 and 0.5, (x+1)^2 and x^2+2x+1. False for unreadable ones. */
export const isSameMaths = (expected: string, given: string): boolean => {
  if (given.length > MOST_LETTERS) return false
  // Load the library lazily, on the first formula.
  const maths = (library ??= need('@khanacademy/kas') as MathsLibrary)
  const key = typedMaths(expected)
  const [one, other] = [key, inTermsOf(key, typedMaths(given))].map((text) => maths.parse(text))
  if (!one?.parsed || !other?.parsed) return false
  return maths.compare(one.expr, other.expr, { simplify: false, form: false }).equal
}
