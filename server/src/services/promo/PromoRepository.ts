import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { PageContent } from '@/contracts/pages/pageContent'
import type { PromoCard } from '@/contracts/pages/promoCatalogue'
import type { PromoPage } from '@/contracts/pages/promoPages'
import type { Db } from '../../db/Database'
import type { Read } from '../../db/Read'
import { given, prepared } from '../../db/prepared'
import { statement } from '../../db/statement'
import { contentItems, goods, sellers } from '../../db/schema/content'
import { promoPosters, promoVersions } from '../../db/schema/promo'
import type { Poster } from '../../posters/posterSchema'
import type { DraftNames } from './draftProblems'

export type PromoVersion = typeof promoVersions.$inferSelect

/** Fields of a new version. */
export interface NewVersion {
  readonly name: string
  readonly page: PromoPage | null
  readonly content: PageContent
  readonly posters: ReadonlyMap<string, Poster>
  readonly createdAt: number
}

interface CatalogueQuery {
  readonly family?: string | undefined
  readonly size: number
  readonly offset: number
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null

/** `total` counts all rows of the query; drivers give it as text. */
const totalSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(Number))
const catalogueSchema = v.object({
  rows: v.array(v.object({ page: v.custom<PromoCard>(isRecord), total: totalSchema })),
})
type CatalogueRow = v.InferOutput<typeof catalogueSchema>['rows'][number]

const MOST_LISTED = 50
const MOST_SHOWN = 200

/** The QR card of a seller is drawn under the seller's id. */
const CARD = 'qr-'

const showsNow = and(
  eq(promoVersions.name, sql.placeholder('name')),
  lte(promoVersions.publishesAt, given('now', promoVersions.publishesAt)),
  or(isNull(promoVersions.endsAt), gt(promoVersions.endsAt, given('now', promoVersions.endsAt))),
  isNull(promoVersions.withdrawnAt),
)

const liveVersion = prepared((db) =>
  db
    .select()
    .from(promoVersions)
    .where(showsNow)
    .orderBy(desc(promoVersions.publishesAt), desc(promoVersions.version))
    .limit(1)
    .prepare('live_promo_version'),
)

const liveRow = prepared((db) =>
  db
    .select({ page: promoVersions.page })
    .from(promoVersions)
    .where(and(showsNow, isNotNull(promoVersions.page)))
    .orderBy(desc(promoVersions.publishesAt), desc(promoVersions.version))
    .limit(1)
    .prepare('live_promo_row'),
)

const { placeholder } = sql
const now = sql`${placeholder('now')}::timestamptz`

/** Every visitor's first call: the published version and the file behind it in one answer. */
const shownContent = statement(
  'shown_promo_content',
  sql`
  select coalesce(
    (select content from promo_versions
      where name = ${placeholder('name')} and publishes_at <= ${now} and (ends_at is null or ends_at > ${now})
        and withdrawn_at is null
      order by publishes_at desc, version desc limit 1),
    (select data from content_items where kind = 'page' and key = ${placeholder('name')})) as content`,
)
const pageOfCatalogue = statement(
  'page_of_promo_catalogue',
  sql`
  with live as (
    select distinct on (name) name, page from promo_versions
    where page is not null and withdrawn_at is null
      and publishes_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by name, publishes_at desc, version desc
  ), rows as (
    select coalesce(live.page, item.data) as page, item.position, coalesce(item.key, live.name) as name
    from (select * from content_items where kind = 'promo') item full join live on live.name = item.key
  )
  select page, count(*) over () as total from rows
  where ${placeholder('family')}::text is null or page ->> 'family' = ${placeholder('family')}
  order by position nulls last, name
  limit ${placeholder('size')} offset ${placeholder('offset')}`,
)
const contentSchema = v.object({
  // Both were written by the schema of authored pages.
  rows: v.tuple([v.object({ content: v.nullable(v.custom<PageContent>(isRecord)) })]),
})

/** SQL of the published versions of promo pages. */
export class PromoRepository {
  constructor(
    private readonly db: Db,
    private readonly read: Read,
  ) {}

  /** The version that shows at a moment: the one published last. */
  async live(name: string, now: number): Promise<PromoVersion | undefined> {
    const [row] = await liveVersion(this.db).execute({ name, now })
    return row
  }

  /** The row of the catalogue at a moment: a version that changes the JSON only leaves the row of the one before. */
  async row(name: string, now: number): Promise<PromoPage | null> {
    const [row] = await liveRow(this.db).execute({ name, now })
    return row?.page ?? null
  }

  /** The JSON of a page at a moment: of the version that shows, else of its file; null without either. */
  async content(name: string, now: number): Promise<PageContent | null> {
    const moment = new Date(now).toISOString()
    const answer = await this.read((db) => shownContent(db, { name, now: moment }))
    return v.parse(contentSchema, answer).rows[0].content
  }

  /** The versions of all pages that show or will show, the last published first. */
  async shown(now: number) {
    const { name, version, publishesAt, endsAt, withdrawnAt } = promoVersions
    const rows = await this.db
      .select({ name, version, publishesAt, endsAt })
      .from(promoVersions)
      .where(and(isNull(withdrawnAt), isNotNull(publishesAt), or(isNull(endsAt), gt(endsAt, now))))
      .orderBy(desc(publishesAt), desc(version))
      .limit(MOST_SHOWN)
    return rows.map((row) => ({ ...row, publishesAt: row.publishesAt ?? now }))
  }

  async version(name: string, version: number): Promise<PromoVersion | undefined> {
    const [row] = await this.db
      .select()
      .from(promoVersions)
      .where(and(eq(promoVersions.name, name), eq(promoVersions.version, version)))
    return row
  }

  list(name: string): Promise<PromoVersion[]> {
    return this.db
      .select()
      .from(promoVersions)
      .where(eq(promoVersions.name, name))
      .orderBy(desc(promoVersions.version))
      .limit(MOST_LISTED)
  }

  /** A page of the catalogue's rows with their published changes, in order; new pages last. */
  async catalogue(now: number, { family, size, offset }: CatalogueQuery): Promise<CatalogueRow[]> {
    const asked = { now: new Date(now).toISOString(), family: family ?? null, size, offset }
    return v.parse(catalogueSchema, await this.read((db) => pageOfCatalogue(db, asked))).rows
  }

  /** Keeps a version with the next number. Two operators at once get two numbers. */
  async add({ posters, ...version }: NewVersion): Promise<number> {
    return this.db.transaction(async (tx) => {
      if (posters.size) {
        const rows = [...posters].map(([name, data]) => ({ name, data }))
        await tx.insert(promoPosters).values(rows).onConflictDoNothing()
      }
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`promo:${version.name}`}))`)
      const [newest] = await tx
        .select({ version: sql<number>`coalesce(max(${promoVersions.version}), 0)`.mapWith(Number) })
        .from(promoVersions)
        .where(eq(promoVersions.name, version.name))
      const number = (newest?.version ?? 0) + 1
      await tx.insert(promoVersions).values({ ...version, version: number })
      return number
    })
  }

  /** Sets when a version shows; whether there is one. */
  async publish(name: string, version: number, from: number, to: number | null): Promise<boolean> {
    const rows = await this.db
      .update(promoVersions)
      .set({ publishesAt: from, endsAt: to, withdrawnAt: null })
      .where(and(eq(promoVersions.name, name), eq(promoVersions.version, version)))
      .returning({ version: promoVersions.version })
    return rows.length > 0
  }

  /** Takes a version's moments away if it is yet to show; whether it was. */
  async cancel(name: string, version: number, now: number): Promise<boolean> {
    const isThis = and(eq(promoVersions.name, name), eq(promoVersions.version, version))
    const rows = await this.db
      .update(promoVersions)
      .set({ publishesAt: null, endsAt: null })
      .where(and(isThis, gt(promoVersions.publishesAt, now), isNull(promoVersions.withdrawnAt)))
      .returning({ version: promoVersions.version })
    return rows.length > 0
  }

  async withdraw(name: string, version: number, now: number): Promise<void> {
    await this.db
      .update(promoVersions)
      .set({ withdrawnAt: now })
      .where(and(eq(promoVersions.name, name), eq(promoVersions.version, version)))
  }

  /** Filters the names to existing ones. */
  async thereOf({ posters, clips, promos, goods: wanted }: DraftNames): Promise<DraftNames> {
    const cards = posters.filter((name) => name.startsWith(CARD)).map((name) => name.slice(CARD.length))
    const [items, drawn, rows, sold, people] = await Promise.all([
      this.db
        .select({ kind: contentItems.kind, key: contentItems.key })
        .from(contentItems)
        .where(
          and(
            eq(contentItems.retired, false),
            or(
              and(eq(contentItems.kind, 'poster'), inArray(contentItems.key, [...posters])),
              and(eq(contentItems.kind, 'video'), inArray(contentItems.key, [...clips])),
              and(eq(contentItems.kind, 'promo'), inArray(contentItems.key, [...promos])),
            ),
          ),
        ),
      this.db
        .select({ name: promoPosters.name })
        .from(promoPosters)
        .where(inArray(promoPosters.name, [...posters])),
      this.db
        .selectDistinct({ name: promoVersions.name })
        .from(promoVersions)
        .where(and(inArray(promoVersions.name, [...promos]), isNotNull(promoVersions.page))),
      this.db
        .select({ id: goods.goodsId })
        .from(goods)
        .where(inArray(goods.goodsId, [...wanted])),
      this.db.select({ id: sellers.id }).from(sellers).where(inArray(sellers.id, cards)),
    ])
    const ofKind = (wantedKind: string) => items.flatMap(({ kind, key }) => (kind === wantedKind ? key : []))
    return {
      posters: [...ofKind('poster'), ...drawn.map(({ name }) => name), ...people.map(({ id }) => CARD + id)],
      clips: ofKind('video'),
      promos: [...ofKind('promo'), ...rows.map(({ name }) => name)],
      goods: sold.map(({ id }) => id),
    }
  }

  async poster(name: string): Promise<unknown> {
    const [row] = await this.db.select().from(promoPosters).where(eq(promoPosters.name, name))
    return row?.data
  }
}
