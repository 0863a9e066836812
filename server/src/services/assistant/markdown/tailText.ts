import { linearFormula } from '@/domain/maths/linearFormula'
import { formulaAt } from './formulaAt'

/** Signs of Markdown are not shown while a block is unfinished: only its end says what they mean. */
const MARKS = /[*`#>|~]/g
const OPENS = /\$|\\(?:[([]|$)/
/** What was not closed after so many letters is no formula. */
const MOST_OPEN = 200

const isStillOpen = (rest: string): boolean =>
  rest.length < MOST_OPEN && (/^\$(?:\$|$)|^\\/.test(rest) || /^\$(?!\s)[^\n]*$/.test(rest))

/** The unfinished end of an answer as it is read while it grows: formulas in words, and the beginning of one not yet. */
export const tailText = (raw: string): string => {
  let text = ''
  for (let rest = raw; rest !== '';) {
    const at = OPENS.exec(rest)?.index ?? rest.length
    text += rest.slice(0, at).replace(MARKS, '')
    rest = rest.slice(at)
    const found = formulaAt(rest)
    // A digit that follows would say that the dollar closes nothing.
    if (found ? found.raw === rest : isStillOpen(rest)) return text
    text += found ? linearFormula(found.tex) : rest.slice(0, 1)
    rest = rest.slice(found ? found.raw.length : 1)
  }
  return text
}
