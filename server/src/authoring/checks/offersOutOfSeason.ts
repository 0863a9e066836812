import { type Season, seasonState } from '@/domain/progress/season'
import type { Content } from '../Content'
import { baseKinds } from '../kinds/baseKinds'
import { courseKinds } from '../kinds/courseKinds'

/** An offer of the editors, as the check names it. */
interface Offer {
  readonly name: string
  readonly title: string
  readonly season: Season
  /** Whether the home page shows it. */
  readonly isPromoted: boolean
}

const offersOf = (content: Content): Offer[] => [
  ...content.of(baseKinds).banners.map((banner) => ({
    name: `banner ${banner.id}`,
    title: banner.title,
    season: banner,
    isPromoted: false,
  })),
  ...[...content.of(courseKinds).goods.values()]
    .flat()
    .filter(({ onSale }) => onSale)
    .map(({ goodsId, title, season = {}, recommended }) => ({
      name: `goods ${goodsId}`,
      title,
      season,
      isPromoted: recommended,
    })),
]

/** Words of a title that only fit at a time of the year. */
const SEASONAL = /暑期|暑假|寒假|春季|秋季|押题|考前|最后.周/u

/** The year of entry that a title names: 27考研. */
const yearNamed = (title: string): number | undefined => {
  const [, year] = /(\d\d)考研/u.exec(title) ?? []
  return year === undefined ? undefined : 2000 + Number(year)
}

const problemOf = (
  { title, season, isPromoted }: Offer,
  exams: Parameters<typeof seasonState>[1],
  today: string,
): string | undefined => {
  const year = yearNamed(title)
  if (year !== undefined && year !== season.examYear) return 'name an exam that their season lacks'
  const { examYear: _, ...times } = season
  const hasTime = [times.phases, times.lastDays, times.from, times.until].some((part) => part !== undefined)
  if (SEASONAL.test(title) && !hasTime) return 'name a time of the year and have no season'
  const state = seasonState(season, exams, today)
  if (state === 'over') return 'are over, renew them or take them off'
  return isPromoted && state === 'later' ? 'are recommended out of season' : undefined
}

/** Finds banners and goods on sale that do not fit a day YYYY-MM-DD: their names by the reason. */
export const offersOutOfSeason = (content: Content, today: string): Map<string, string[]> => {
  const exams = content.of(courseKinds)['exam-dates']
  const found = new Map<string, string[]>()
  for (const offer of offersOf(content)) {
    const problem = problemOf(offer, exams, today)
    if (problem !== undefined) found.set(problem, [...(found.get(problem) ?? []), offer.name])
  }
  return found
}
