import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { ArticleChannel, ArticleKind, ExamPhase } from '@/domain/community/kinds'
import type { Db } from '../../../db/Database'
import { communityArticles, communityCounts, communityLikes } from '../../../db/schema/community'
import { countColumns, countsOf } from '../personOf'
import { matches } from '../termsSql'

const { articleId, channel, title, publishedAt, pinned, retired, phase, province, kind, school, major } =
  communityArticles
const rowColumns = {
  articleId,
  channel,
  title,
  summary: communityArticles.summary,
  author: communityArticles.author,
  source: communityArticles.source,
  isSample: communityArticles.isSample,
  publishedAt,
  pinned,
  phase,
  province,
  kind,
  school,
  major,
  tags: communityArticles.tags,
  ...countColumns,
}
const RELATED = 4
const MOST_NAMES = 200

export interface ArticleFilter {
  readonly channel?: ArticleChannel | undefined
  readonly phase?: ExamPhase | undefined
  readonly province?: string | undefined
  readonly kind?: ArticleKind | undefined
  readonly school?: string | undefined
  readonly major?: string | undefined
  readonly search?: string | undefined
}

const fits = (filter: ArticleFilter): SQL | undefined =>
  and(
    eq(retired, false),
    filter.channel ? eq(channel, filter.channel) : undefined,
    filter.phase ? eq(phase, filter.phase) : undefined,
    // An article for the whole country is of interest in every province.
    filter.province ? inArray(province, [filter.province, '全国']) : undefined,
    filter.kind ? eq(kind, filter.kind) : undefined,
    filter.school ? eq(school, filter.school) : undefined,
    filter.major ? eq(major, filter.major) : undefined,
    filter.search ? (matches(communityArticles.terms, filter.search) ?? sql`false`) : undefined,
  )

/** SQL of articles. */
export class ArticleRepository {
  constructor(private readonly db: Db) {}

  async page(filter: ArticleFilter, page: number, size: number) {
    const where = fits(filter)
    const list = await this.db
      .select(rowColumns)
      .from(communityArticles)
      .leftJoin(communityCounts, countsOf('article', articleId))
      .where(where)
      .orderBy(desc(pinned), desc(publishedAt), articleId)
      .limit(size)
      .offset((page - 1) * size)
    return { list, total: await this.db.$count(communityArticles, where) }
  }

  async find(id: string, viewer: number | undefined) {
    const [row] = await this.db
      .select({
        ...rowColumns,
        blocks: communityArticles.blocks,
        isLiked: sql<boolean>`exists (select 1 from ${communityLikes} l where l.uid = ${viewer ?? 0}
          and l.target_kind = 'article' and l.target_id = ${articleId})`,
      })
      .from(communityArticles)
      .leftJoin(communityCounts, countsOf('article', articleId))
      .where(and(eq(articleId, id), eq(retired, false)))
    return row
  }

  /** Other articles of a channel; those that share a tag come first. */
  related(id: string, among: ArticleChannel, tags: readonly string[]) {
    const shared = sql<number>`(select count(*) from jsonb_array_elements_text(${communityArticles.tags}) t(tag)
      where ${JSON.stringify(tags)}::jsonb ? t.tag)`
    return this.db
      .select({ articleId, title, channel })
      .from(communityArticles)
      .where(and(eq(retired, false), eq(channel, among), ne(articleId, id)))
      .orderBy(desc(shared), desc(publishedAt), articleId)
      .limit(RELATED)
  }

  async filters(of: ArticleChannel) {
    const rows = await this.db
      .selectDistinct({ province, school, major })
      .from(communityArticles)
      .where(and(eq(retired, false), eq(channel, of)))
      .limit(MOST_NAMES)
    const named = (names: readonly (string | null)[]): string[] =>
      [...new Set(names)].flatMap((name) => (name === null ? [] : [name])).sort()
    return {
      provinces: named(rows.map((row) => row.province)),
      schools: named(rows.map((row) => row.school)),
      majors: named(rows.map((row) => row.major)),
    }
  }
}
