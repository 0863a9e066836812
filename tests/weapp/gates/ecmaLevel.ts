import { scriptsOf, type Gate } from './Gate'
import { parseScript } from './syntaxTree'

const NEWEST = 2018

/** Files with syntax newer than the oldest engine that WeChat still runs on. */
export const ecmaLevel: Gate = (dist) =>
  scriptsOf(dist).flatMap((file) => {
    try {
      parseScript(dist.text(file), NEWEST)
      return []
    } catch (error) {
      return [`${file}: not ES${NEWEST}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
