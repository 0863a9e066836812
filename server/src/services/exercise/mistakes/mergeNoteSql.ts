import { type SQL, sql } from 'drizzle-orm'
import { LONGEST_NOTE } from '@/contracts/exercise/mistakes'
import { mistakeCards } from '../../../db/schema/mistakes'

export interface SentNote {
  /** Without it the note stays. */
  readonly note?: string | undefined
  /** The notes that this one takes the place of; without it any. */
  readonly over?: readonly string[] | undefined
}

/** White space that contracts trim: PostgreSQL's own trim covers less. */
const SPACE =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'

/**
 * Merges the sent note with the stored one: a stored note that its writer has not seen stays below, and duplicates
 * collapse.
 */
export const mergeNoteSql = ({ note, over }: SentNote): SQL => {
  const known = mistakeCards.note
  if (note === undefined) return sql`${known}`
  if (!over) return sql`${note}`
  const isReplaced = sql`btrim(${known}, ${SPACE}::text) = any(${sql.param([...over, ''])}::text[])`
  const both = sql`rtrim(left(${note}::text || chr(10) || ${known}, ${LONGEST_NOTE}::int), ${SPACE}::text)`
  return sql`case when ${isReplaced} then ${note} when position(${note}::text in ${known}) > 0 then ${known} else ${both} end`
}
