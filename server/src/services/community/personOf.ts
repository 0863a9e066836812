import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '@/contracts/community/fields'
import { publicName } from '@/lib/text/publicName'
import { users } from '../../db/schema/accounts'
import { communityCounts } from '../../db/schema/community'

interface AuthorColumns {
  readonly uid: number | null
  readonly name: string | null
  readonly avatar: string | null
}

/** Columns of an author, for a query that joins users. */
export const authorColumns = { name: users.name, avatar: users.avatar }

const UNNAMED = '研友'

/** An author as strangers see one. */
export const personOf = ({ uid, name, avatar }: AuthorColumns, isEditor = false): Person => {
  if (uid === null) return { name: isEditor ? '研途编辑部' : '已注销用户', avatar: '' }
  return { authorId: String(uid), name: publicName(name || UNNAMED), avatar: avatar ?? '' }
}

/** Counters of one kind, for a query that joins them. */
export const countColumns = {
  reads: sql<number>`coalesce(${communityCounts.reads}, 0)`,
  likes: sql<number>`coalesce(${communityCounts.likes}, 0)`,
  comments: sql<number>`coalesce(${communityCounts.comments}, 0)`,
}

/** Joins the counters of a row. */
export const countsOf = (kind: string, id: AnyPgColumn): SQL =>
  sql`${communityCounts.kind} = ${kind} and ${communityCounts.id} = ${id}`
