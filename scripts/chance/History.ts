import type { ListedYear, ProgrammeFacts } from '@/domain/chance/forecastLine'

/** A candidate on a published list. */
export interface Listed {
  readonly score: number
  readonly isAdmitted: boolean
}

/** A published list of one year; `people` is empty where only the admitted are named. */
export interface PublishedYear extends ListedYear {
  readonly people: readonly Listed[]
}

/** A programme of engineering over the years. */
export interface History {
  readonly is985: boolean
  readonly region: 'A' | 'B'
  readonly lists: readonly PublishedYear[]
}

/** The facts that were known before a year's lists, with that year's national line. */
export const factsBefore = (
  { is985, region, lists }: History,
  targetYear: number,
  nationalLine: number,
): ProgrammeFacts => ({
  targetYear,
  is985,
  region,
  hasPool: true,
  isEngineering: true,
  fullMarks: 500,
  nationalLine: { total: nationalLine, isPublished: true },
  official: null,
  basic: null,
  lists: lists.filter(({ year }) => year < targetYear),
})
