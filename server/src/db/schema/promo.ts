import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PageContent } from '@/contracts/pages/pageContent'
import type { PromoPage } from '@/contracts/pages/promoPages'
import { instant } from '../instant'

/** A version of a promo page: a draft until `publishesAt`, over at `endsAt`, taken back at `withdrawnAt`. */
export const promoVersions = pgTable(
  'promo_versions',
  {
    name: text('name').notNull(),
    version: integer('version').notNull(),
    page: jsonb('page').$type<PromoPage | null>(),
    content: jsonb('content').$type<PageContent>().notNull(),
    createdAt: instant('created_at').notNull(),
    publishesAt: instant('publishes_at'),
    endsAt: instant('ends_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [primaryKey({ columns: [t.name, t.version] })],
)

/** Posters inside versions, by the hash of their content. */
export const promoPosters = pgTable('promo_posters', {
  name: text('name').primaryKey(),
  data: jsonb('data').$type<unknown>().notNull(),
})
