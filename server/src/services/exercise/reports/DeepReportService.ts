import { subjectSchema } from '@/contracts/base/dictionary'
import type { DeepReport, DeepSpan, DeepTotal } from '@/contracts/exercise/deepReport'
import { dateOfStudyDay, mondayOf, startOfStudyDay, studyDay, studyDayOfDate } from '@/domain/memory/studyDay'
import { groupBy } from '@/lib/groupBy'
import type { Db } from '../../../db/Database'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { ItemRepository } from '../../../repository/ItemRepository'
import { AttemptRepository } from '../attempts/AttemptRepository'
import type { KnowledgeService } from '../ability/KnowledgeService'
import { DeepReportRepository, type DeepRow } from './DeepReportRepository'

const WEEK = 7
const WEEKS = 4
const MONTHS = 12
const MOST_POINTS = 30

interface Wish {
  readonly span: DeepSpan
  readonly to?: string | undefined
  readonly attempt?: string | undefined
}

/** The first days of the pieces of a period and the day after it, by any day of its end. */
const edgesOf: Readonly<Record<DeepSpan, (day: number) => number[]>> = {
  week: (day) => Array.from({ length: WEEK + 1 }, (_, at) => mondayOf(day) + at),
  month: (day) => Array.from({ length: WEEKS + 1 }, (_, at) => day + 1 - (WEEKS - at) * WEEK),
  year: (day) => {
    const date = dateOfStudyDay(day)
    const last = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
    return Array.from({ length: MONTHS + 1 }, (_, at) => {
      const month = last - MONTHS + at
      return studyDayOfDate(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`)
    })
  },
}

const sumOf = (rows: readonly DeepRow[]): DeepTotal => ({
  answers: rows.reduce((sum, { answers }) => sum + answers, 0),
  right: rows.reduce((sum, { right }) => sum + right, 0),
  took: rows.reduce((sum, { took }) => sum + took, 0),
  guessed: rows.reduce((sum, { guessed }) => sum + guessed, 0),
  guessedRight: rows.reduce((sum, row) => sum + row.guessed_right, 0),
})

const tallyOf = (rows: readonly DeepRow[]) => {
  const { answers, right, took } = sumOf(rows)
  return { answers, right, took }
}

const pointsOf = (rows: readonly DeepRow[]): DeepReport['points'] =>
  [...groupBy(rows, ({ subject, point }) => JSON.stringify([subject, point])).values()]
    .map((some) => ({ subject: some[0]?.subject ?? '', point: some[0]?.point ?? '', ...tallyOf(some) }))
    .sort((one, other) => other.answers - one.answers)

interface DeepReportDeps {
  readonly db: Db
  readonly clock: Clock
  readonly items: ItemRepository
  readonly knowledge: Pick<KnowledgeService, 'weakPoints'>
}

/** Deep reports of a period or of one attempt. */
export class DeepReportService {
  constructor(private readonly deps: DeepReportDeps) {}

  async report(uid: number, wish: Wish): Promise<DeepReport> {
    if (wish.attempt !== undefined) return this.ofAttempt(uid, wish.attempt)
    const today = studyDay(this.deps.clock())
    const day = wish.to === undefined ? today : Math.min(today, studyDayOfDate(wish.to))
    const days = edgesOf[wish.span](day)
    const [first = day, end = day + 1] = [days[0], days[days.length - 1]]
    const earlier = first - (end - first)
    const compares = wish.span !== 'year'
    const edges = (compares ? [earlier, ...days] : days).map(startOfStudyDay)
    const own = new DeepReportRepository(this.deps.db, uid)
    const rows = await own.rows({ edges: [edges[0] ?? 0, edges[1] ?? 0, ...edges.slice(2)] })
    const offset = compares ? 2 : 1
    const inside = rows.filter(({ piece }) => piece >= offset)
    const scope = { edges: [startOfStudyDay(first), startOfStudyDay(end)] as const }
    return {
      from: dateOfStudyDay(first),
      to: dateOfStudyDay(end - 1),
      before: compares ? sumOf(rows.filter(({ piece }) => piece < offset)) : null,
      pieces: days.slice(0, -1).map((piece, at) => ({
        from: dateOfStudyDay(piece),
        ...tallyOf(inside.filter((row) => row.piece === at + offset)),
      })),
      pace: await own.pace(scope),
      causes: await own.causes(scope),
      ...(await this.partsOf(uid, inside)),
    }
  }

  /** The time for each question of an attempt that has ended, beside that of others. */
  async paces(uid: number, attempt: string) {
    const row = orThrow(await new AttemptRepository(this.deps.db).find(uid, attempt), 'notFound')
    if (row.endedAt === null) throw new ApiError('attemptOpen')
    return { questions: await new DeepReportRepository(this.deps.db, uid).paces(attempt) }
  }

  private async ofAttempt(uid: number, attempt: string): Promise<DeepReport> {
    const row = orThrow(await new AttemptRepository(this.deps.db).find(uid, attempt), 'notFound')
    const own = new DeepReportRepository(this.deps.db, uid)
    const rows = await own.rows({ attempt })
    const date = dateOfStudyDay(studyDay(row.startedAt))
    return {
      from: date,
      to: dateOfStudyDay(studyDay(row.endedAt ?? row.startedAt)),
      before: null,
      pieces: [{ from: date, ...tallyOf(rows) }],
      pace: await own.pace({ attempt }),
      causes: await own.causes({ attempt }),
      ...(await this.partsOf(uid, rows)),
    }
  }

  private async partsOf(uid: number, rows: readonly DeepRow[]) {
    const known = await this.deps.items.list('subject', subjectSchema)
    const names = new Map(known.map(({ code, name }) => [code, name]))
    const points = pointsOf(rows)
    return {
      total: sumOf(rows),
      subjects: [...groupBy(rows, ({ subject }) => subject)].map(([subject, some]) => ({
        subject,
        name: names.get(subject) ?? subject,
        ...tallyOf(some),
      })),
      points: points.slice(0, MOST_POINTS),
      types: [...groupBy(rows, ({ type }) => type)].map(([type, some]) => ({ type, ...tallyOf(some) })),
      weakest: await this.weakestOf(uid, points),
    }
  }

  /** The weakest point among those of which this report has lost answers. */
  private async weakestOf(uid: number, points: DeepReport['points']): Promise<DeepReport['weakest']> {
    const lost = points.filter(({ answers, right }) => right < answers)
    if (lost.length === 0) return null
    const weak = await this.deps.knowledge.weakPoints(uid)
    const isLost = (one: { subject: string; point: string }): boolean =>
      lost.some(({ subject, point }) => subject === one.subject && point === one.point)
    return weak.find(isLost) ?? null
  }
}
