import * as v from 'valibot'
import type { PageContent } from '@/contracts/pages/pageContent'
import type { PromoPage } from '@/contracts/pages/promoPages'
import { promoRowSchema } from '@/contracts/pages/promoRow'
import { authoredPageSchema, expandPage, posterNamesIn } from '../../authoring/authoredPage'
import { unknownFields } from '../../authoring/checks/unknownFields'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import type { Clock } from '../../ports/Clock'
import { type Poster, posterSchema } from '../../posters/posterSchema'
import type { ItemRepository } from '../../repository/ItemRepository'
import {
  configProblems,
  type DraftProblem,
  draftNames,
  draftProblems,
  lostTemplates,
  noRow,
} from './draftProblems'
import type { PreviewTokens } from './PreviewTokens'
import type { PromoRepository, PromoVersion } from './PromoRepository'

export interface PromoServiceDeps {
  readonly promos: PromoRepository
  readonly items: ItemRepository
  readonly previews: PreviewTokens
  readonly clock: Clock
}

const problemsOf = (schema: v.GenericSchema, value: unknown, under: string): DraftProblem[] => {
  const { issues, success, output } = v.safeParse(schema, value)
  if (success)
    return unknownFields(value, output).map((path) => ({
      path: [under, path].filter(Boolean).join('.'),
      reason: 'no field has this name',
    }))
  return issues.map((issue) => ({
    path: [under, v.getDotPath(issue)].filter(Boolean).join('.'),
    reason: issue.message,
  }))
}

type VersionState = 'draft' | 'scheduled' | 'live' | 'shadowed' | 'ended' | 'withdrawn'

const stateOf = (row: PromoVersion, live: PromoVersion | undefined, now: number): VersionState => {
  if (row.withdrawnAt !== null) return 'withdrawn'
  if (row.publishesAt === null) return 'draft'
  if (row.publishesAt > now) return 'scheduled'
  if (row.endsAt !== null && row.endsAt <= now) return 'ended'
  return row.version === live?.version ? 'live' : 'shadowed'
}

const shownStateOf = (
  { version, publishesAt }: { readonly version: number; readonly publishesAt: number },
  live: number | undefined,
  now: number,
): 'scheduled' | 'live' | 'shadowed' => {
  if (publishesAt > now) return 'scheduled'
  return version === live ? 'live' : 'shadowed'
}

/** Promo pages: the published state, and operators' changes without a release (product.md Landing). */
export class PromoService {
  constructor(private readonly deps: PromoServiceDeps) {}

  /** The row of a page in the catalogue. */
  async page(slug: string, preview?: string): Promise<PromoPage> {
    const { promos } = this.deps
    const previewed = this.previewed(slug, preview)
    const version = previewed === undefined ? undefined : await promos.version(slug, previewed)
    return version?.page ?? orThrow(await this.rowOf(slug), 'notFound')
  }

  /** The row that shows now: of a published version, else of the catalogue's files. */
  private async rowOf(slug: string): Promise<PromoPage | undefined> {
    const { promos, items, clock } = this.deps
    return (await promos.row(slug, clock())) ?? items.find('promo', slug, promoRowSchema)
  }

  /** The JSON of a page. */
  async content(name: string, preview?: string): Promise<PageContent> {
    const { promos, clock } = this.deps
    const previewed = this.previewed(name, preview)
    if (previewed === undefined) return orThrow(await promos.content(name, clock()), 'notFound')
    return orThrow(await promos.version(name, previewed), 'notFound').content
  }

  async catalogue(query: { family?: string | undefined; page: number; size: number }) {
    const { page, size, family } = query
    const asked = { family, size, offset: (page - 1) * size }
    const rows = await this.deps.promos.catalogue(this.deps.clock(), asked)
    const list = rows.map((row) => row.page)
    // The contract of the call parses the cards.
    return { list, total: rows[0]?.total ?? 0, page, size }
  }

  /** Keeps a version if nothing is wrong with it; names everything that is. */
  async draft(name: string, given: { page?: unknown; content: unknown }) {
    const problems = [
      ...(given.page === undefined ? [] : problemsOf(promoRowSchema, given.page, 'page')),
      ...problemsOf(authoredPageSchema, given.content, 'content'),
    ]
    if (problems.length > 0) return { version: null, preview: '', problems }
    const page = given.page === undefined ? null : v.parse(promoRowSchema, given.page)
    if (page && page.slug !== name) {
      return { version: null, preview: '', problems: [{ path: 'page.slug', reason: `must be ${name}` }] }
    }
    if (!page && !(await this.hasPlace(name)))
      return { version: null, preview: '', problems: [{ path: 'page', reason: noRow(name) }] }
    const authored = v.parse(authoredPageSchema, given.content)
    const expanded = expandPage(authored, await this.postersOf(posterNamesIn(authored)))
    const draft = { name, page, ...expanded }
    const there = await this.deps.promos.thereOf(draftNames(draft))
    const row = page ?? (await this.rowOf(name)) ?? null
    const lost = [...draftProblems(draft, row, there), ...(await this.configProblems(name, row))]
    if (lost.length > 0) return { version: null, preview: '', problems: lost }
    const version = await this.deps.promos.add({ ...draft, createdAt: this.deps.clock() })
    return { version, preview: this.deps.previews.issue(name, version), problems }
  }

  async publish(name: string, version: number, from?: number, to?: number): Promise<void> {
    const now = this.deps.clock()
    const start = from ?? now
    if (to !== undefined && to <= start)
      throw new ApiError('invalidRequest', 'to 要晚于 from（没有 from 时晚于现在）')
    const live = await this.deps.promos.live(name, now)
    if (live?.version === version && start > now)
      throw new ApiError(
        'invalidRequest',
        '这一版正在展示：排到以后会立刻撤下它。要撤下用 rollback，要换一版先发布别的版本',
      )
    await this.requireTemplates(name, await this.requireRow(name, version))
    if (!(await this.deps.promos.publish(name, version, start, to ?? null))) throw new ApiError('notFound')
  }

  /** Makes a draft of a version again that is scheduled; one that shows is rolled back instead. */
  async cancel(name: string, version: number): Promise<void> {
    if (!(await this.deps.promos.cancel(name, version, this.deps.clock()))) throw new ApiError('notScheduled')
  }

  /** Takes the version back that shows; its number, or null when only the file shows. */
  async rollBack(name: string): Promise<number | null> {
    const now = this.deps.clock()
    const live = await this.deps.promos.live(name, now)
    if (!live) return null
    await this.deps.promos.withdraw(name, live.version, now)
    return live.version
  }

  async versions(name: string) {
    const now = this.deps.clock()
    const live = await this.deps.promos.live(name, now)
    const rows = await this.deps.promos.list(name)
    return rows.map((row) => ({
      version: row.version,
      state: stateOf(row, live, now),
      createdAt: row.createdAt,
      publishesAt: row.publishesAt,
      endsAt: row.endsAt,
    }))
  }

  /** Current and scheduled versions of all pages; of several for one page, the last published is live. */
  async shown() {
    const now = this.deps.clock()
    const rows = await this.deps.promos.shown(now)
    const isLive = new Map<string, number>()
    for (const { name, version, publishesAt } of rows)
      if (publishesAt <= now && !isLive.has(name)) isLive.set(name, version)
    return rows.map((row) => ({ ...row, state: shownStateOf(row, isLive.get(row.name), now) }))
  }

  private async postersOf(names: readonly string[]): Promise<ReadonlyMap<string, Poster>> {
    const found = await Promise.all(
      names.map(async (name) => [name, await this.deps.items.find('poster', name, posterSchema)] as const),
    )
    return new Map(found.flatMap(([name, poster]) => (poster ? [[name, poster]] : [])))
  }

  /** A page without a row in the catalogue shows at no address, unless the app names its JSON itself. */
  private async requireRow(name: string, number: number): Promise<PromoVersion> {
    const version = orThrow(await this.deps.promos.version(name, number), 'notFound')
    if (!version.page && !(await this.hasPlace(name))) throw new ApiError('promoRowMissing')
    return version
  }

  /** Since it was kept another row may have been published, which shows other templates, or the JSON that it shows was changed. */
  private async requireTemplates(name: string, { page, content }: PromoVersion): Promise<void> {
    const row = page ?? (await this.rowOf(name)) ?? null
    const lost = [
      ...lostTemplates(name, row, content).map((template) => `没有模板 ${template}`),
      ...(await this.configProblems(name, row)).map(({ reason }) => reason),
    ]
    if (lost.length > 0) throw new ApiError('invalidRequest', `这一版发布后页面会是空的：${lost.join('，')}`)
  }

  /** Problems of a row that shows the JSON of another name. */
  private async configProblems(name: string, row: PromoPage | null): Promise<DraftProblem[]> {
    const { config } = row ?? {}
    if (!row || config === undefined || config === name) return []
    return configProblems(row, config, await this.deps.promos.content(config, this.deps.clock()))
  }

  /** Whether a page shows this JSON: a published row, the files, or the app itself. */
  private async hasPlace(name: string): Promise<boolean> {
    if (await this.deps.promos.row(name, this.deps.clock())) return true
    const found = await Promise.all([
      this.deps.items.find('promo', name, v.unknown()),
      this.deps.items.find('page', name, v.unknown()),
    ])
    return found.some((item) => item !== undefined)
  }

  /** The version that a token lets its bearer see before it shows. */
  private previewed(name: string, preview: string | undefined): number | undefined {
    return preview === undefined ? undefined : this.deps.previews.read(name, preview)
  }
}
