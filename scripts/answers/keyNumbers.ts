import { createRequire } from 'node:module'
import { typedMaths } from '../../server/src/services/exercise/questions/typedMaths'

/** What is used of the library that judges blanks: it reads TeX and typed expressions, and has their values. */
interface Reader {
  parse(text: string): {
    readonly parsed: boolean
    readonly expr: { getVars(): readonly string[]; eval(letters: Readonly<Record<string, number>>): unknown }
  }
}

const reader = createRequire(__filename)('@khanacademy/kas') as Reader

/** A number and what is counted: 40 元, 64 KB, 10%. */
const counted = /^([-−]?\d+(?:\.\d+)?)(?:\s+[A-Za-z\p{Script=Han}]\D*|\s*%)$/u
/** What an option names before its value: a=, x=, y=. */
const named = /^[a-z]\s*=/

const valueOf = (said: string, letters: Readonly<Record<string, number>>): number | undefined => {
  const text = named.test(said) ? said.replace(named, '') : (counted.exec(said)?.[1] ?? said)
  // The reader knows no Greek letters.
  const inNumbers = text.replace(/\\([a-z]+)/g, (whole, letter: string) =>
    letter in letters ? `(${letters[letter]})` : whole,
  )
  const { parsed, expr } = reader.parse(typedMaths(inNumbers))
  if (!parsed || expr.getVars().some((letter) => !(letter in letters))) return undefined
  const value = expr.eval(letters)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** The numbers that an option or a blank says, letters having these values; undefined where it says anything else. */
export const keyNumbers = (
  text: string,
  letters: Readonly<Record<string, number>> = {},
): readonly number[] | undefined => {
  const values = text
    .replace(/\$/g, '')
    .split(/，|与/)
    .map((part) => valueOf(part.trim(), letters))
  return values.every((value) => value !== undefined) ? values : undefined
}
