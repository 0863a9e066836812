import { pinyin } from 'pinyin-pro'
import type { Tutor, TutorFacts, TutorRow } from '@/contracts/baoyan/catalogue'
import { matchScore, type NameKeys } from '@/domain/admission/searchNames'
import type { NameRepository } from '../../../repository/NameRepository'
import type { BaoyanData } from '../BaoyanData'
import { ApiError } from '../../../http/ApiError'
import type { RecommendingRepository } from './RecommendingRepository'
import type { TutorDecisionRepository } from './TutorDecisionRepository'

interface SchoolQuery {
  readonly keyword?: string | undefined
  readonly province: readonly string[]
  readonly type: readonly string[]
  readonly level: readonly string[]
  readonly page: number
  readonly size: number
}

interface TutorQuery {
  readonly keyword?: string | undefined
  readonly field?: string | undefined
  readonly school?: string | undefined
  readonly recruiting?: Tutor['recruiting'] | undefined
  readonly page: number
  readonly size: number
}

const MOST_FOUND = 100
/** A field or topic that holds the query, beside names that fit it. */
const INSIDE = 20

const SCHOOL_SOURCE = {
  title: '教育部公布的推免高校名单（2018 年名单 367 所，2025 年新增备案 67 所）',
  url: null,
  checkedOn: '2026-11-26',
}

const pageOf = <T>(all: readonly T[], page: number, size: number) => ({
  list: all.slice((page - 1) * size, page * size),
  total: all.length,
  page,
  size,
})

const spelled = new Map<string, NameKeys>()

/** Spellings of a name; names are few and never change, so each is worked out once. */
const keysOf = (name: string): NameKeys => {
  const known = spelled.get(name)
  if (known) return known
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', v: true })
  const keys = {
    names: [name],
    pinyin: [syllables.join('')],
    initials: [syllables.map((one) => one.charAt(0)).join('')],
  }
  spelled.set(name, keys)
  return keys
}

const fitOf = ({ name, school, field, topics }: TutorFacts, keyword: string): number =>
  Math.max(
    matchScore(keyword, keysOf(name)),
    matchScore(keyword, keysOf(school)) / 2,
    [field, ...topics].some((one) => one.includes(keyword)) ? INSIDE : 0,
  )

const rowOf = (tutor: TutorFacts): TutorRow => {
  const { tutorId, name, school, dept, position, field, topics, recruiting, isSample } = tutor
  return { tutorId, name, school, dept, position, field, topics, recruiting, isSample }
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)]

/** Schools, tutors, resources and articles for reading. */
export class CatalogueService {
  constructor(
    private readonly data: BaoyanData,
    private readonly schools: RecommendingRepository,
    private readonly names: NameRepository,
    private readonly decisions: TutorDecisionRepository,
  ) {}

  async recommending({ keyword, province, type, level, page, size }: SchoolQuery) {
    const filter = { provinces: province, types: type, levels: level.map(Number) }
    if (!keyword)
      return { ...(await this.schools.page(filter, page, size)), page, size, source: SCHOOL_SOURCE }
    const found = await this.names.find('school', keyword, MOST_FOUND)
    const rank = new Map(found.map(({ id }, at) => [id, at]))
    const { list } = await this.schools.page({ ...filter, ids: [...rank.keys()] }, 1, MOST_FOUND)
    const sorted = list.sort((one, other) => (rank.get(one.schoolId) ?? 0) - (rank.get(other.schoolId) ?? 0))
    return { ...pageOf(sorted, page, size), source: SCHOOL_SOURCE }
  }

  async tutors({ keyword, field, school, recruiting, page, size }: TutorQuery) {
    const removed = await this.decisions.removed()
    const all = (await this.data.tutors()).filter((one) => !removed.has(one.tutorId))
    const fitting = all
      .filter((one) => !field || one.field === field)
      .filter((one) => !school || one.school === school)
      .filter((one) => !recruiting || one.recruiting === recruiting)
      .map((tutor) => ({ tutor, fit: keyword ? fitOf(tutor, keyword) : 1 }))
      .filter(({ fit }) => fit > 0)
      .sort((one, other) => other.fit - one.fit)
      .map(({ tutor }) => rowOf(tutor))
    return {
      ...pageOf(fitting, page, size),
      fields: distinct(all.map((one) => one.field)),
      schools: distinct(all.map((one) => one.school)),
    }
  }

  async tutor(id: string): Promise<Tutor> {
    const found = await this.data.tutor(id)
    if ((await this.decisions.removed()).has(id)) throw new ApiError('notFound')
    return { ...found, replies: await this.decisions.replies(id) }
  }

  async resources(query: {
    readonly type?: string | undefined
    readonly scope?: string | undefined
    readonly page: number
    readonly size: number
  }) {
    const { type, scope, page, size } = query
    const fitting = (await this.data.resources())
      .filter((one) => !type || one.type === type)
      .filter((one) => !scope || one.scope === scope || one.scope === 'all')
    return pageOf(fitting, page, size)
  }

  async articles(page: number, size: number) {
    const rows = (await this.data.articles()).map(({ blocks: _, ...row }) => row)
    return pageOf(rows, page, size)
  }
}
