import type { RetestDetail, RetestHead, ReviewGuideHead, ScoreQueryGuide } from '@/contracts/score/review'
import { targetYearOf } from '@/domain/admission/targetYear'
import type { Clock } from '../../../ports/Clock'
import type { ScoreData } from '../ScoreData'

interface RetestQuery {
  readonly keyword?: string | undefined
  readonly code?: string | undefined
  readonly sort: 'line' | 'ratio'
  readonly page: number
  readonly size: number
}

const headOf = (detail: RetestDetail): RetestHead => {
  const { retestId, schoolId, school, province, region, name, code } = detail
  const { degree, year, line, ratio, isSample } = detail
  return { retestId, schoolId, school, province, region, name, code, degree, year, line, ratio, isSample }
}

const RESULTS = '初试成绩公布'

/** Second exams, guides, and the query of scores. */
export class ReviewService {
  constructor(
    private readonly data: ScoreData,
    private readonly clock: Clock,
  ) {}

  /** A page of second exams; operators author a few hundred at most. */
  async retests({ keyword = '', code = '', sort, page, size }: RetestQuery) {
    const found = (await this.data.retests()).filter(
      (one) => `${one.school}${one.name}${one.code}`.includes(keyword) && one.code.startsWith(code),
    )
    const sorted = found.sort((one, other) => other[sort] - one[sort])
    const list = sorted.slice((page - 1) * size, page * size).map(headOf)
    return { list, total: found.length, page, size }
  }

  retest(id: string): Promise<RetestDetail> {
    return this.data.retest(id)
  }

  async guides(kind: 'news' | 'guide'): Promise<ReviewGuideHead[]> {
    const found = (await this.data.guides()).filter((one) => one.kind === kind)
    return found.map(({ guideId, title, summary, day }) => ({ guideId, kind, title, summary, day }))
  }

  async guide(id: string) {
    const { url = null, ...guide } = await this.data.guide(id)
    return { ...guide, url }
  }

  async queryGuide(): Promise<ScoreQueryGuide> {
    const { querySteps, queryNote, offices } = await this.data.rules()
    const { events, source } = await this.data.calendar()
    const year = targetYearOf(this.clock())
    const event = events.find((one) => one.examYear === year && one.event === RESULTS)
    return {
      steps: querySteps,
      note: queryNote,
      event: event
        ? { start: event.start, end: event.end ?? null, isEstimate: event.status === 'estimate' }
        : null,
      offices,
      source,
    }
  }
}
