import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { searchTerms, textTerms } from '@/domain/community/searchTerms'

const quoted = (term: string): string => `'${term.replaceAll("'", "''")}'`

/** The search vector of texts, as it is written. */
export const vectorText = (...texts: readonly string[]): string =>
  textTerms(...texts)
    .map(quoted)
    .join(' ')

/** Whether a vector holds all terms of a query; undefined for a query without terms. */
export const matches = (column: AnyPgColumn, query: string, join: '&' | '|' = '&'): SQL | undefined => {
  const terms = searchTerms(query)
  if (terms.length === 0) return undefined
  return sql`${column} @@ ${terms.map(quoted).join(` ${join} `)}::tsquery`
}
