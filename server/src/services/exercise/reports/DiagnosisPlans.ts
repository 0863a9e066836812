import { subjectSchema } from '@/contracts/base/dictionary'
import type { DiagnosedPart } from '@/contracts/exercise/attemptReport'
import type { Diagnosis } from '@/contracts/exercise/attempts'
import { probabilityCorrect, type ItemParameters } from '@/domain/ability/itemResponse'
import { type DiagnosticPart, diagnosticTests, isOfPart, testedOnly } from '@/domain/attempt/diagnosticTests'
import type { Db } from '../../../db/Database'
import type { MeasuredAbility } from '../../../db/schema/exercises'
import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import type { ItemRepository } from '../../../repository/ItemRepository'
import { AdaptiveTest } from '../ability/AdaptiveTest'
import type { AttemptReplay } from '../attempts/AttemptReplay'
import type { AttemptRow } from '../attempts/AttemptRepository'
import { type JudgedQuestion, measureAbilities } from '../ability/measureAbilities'
import { type MeasuredAttempt, MeasuredRepository } from '../ability/MeasuredRepository'
import { QuestionRepository } from '../questions/QuestionRepository'

/** Maps an ability estimate to its contract form. */
export const abilityFields = ({
  ability,
  error,
  band,
  answers,
}: MeasuredAbility): DiagnosedPart['ability'] => ({
  ability,
  error,
  band: [band[0], band[1]],
  answers,
})

/** The share of some questions that an ability answers right, guesses among them. */
const expectedShare = (items: readonly ItemParameters[], ability: number): number =>
  items.reduce((sum, item) => sum + probabilityCorrect(item, ability), 0) / items.length

const expectedOf = (items: readonly ItemParameters[], [low, high]: MeasuredAbility['band']) =>
  items.length ? { low: expectedShare(items, low), high: expectedShare(items, high) } : null

/** The previous measurement of the same part. */
const beforeOf = (
  { subject, point }: Pick<DiagnosticPart, 'subject' | 'point'>,
  earlier: readonly MeasuredAttempt[],
): DiagnosedPart['before'] => {
  for (const { at, abilities } of earlier) {
    const found = abilities.find((one) => one.subject === subject && one.point === point)
    if (found && found.answers > 0) return { at, ability: abilityFields(found) }
  }
  return null
}

/** Plans of diagnostic tests and the texts of their parts. */
export class DiagnosisPlans {
  constructor(
    private readonly db: Db,
    private readonly items: ItemRepository,
    private readonly clock: Clock,
  ) {}

  /** The parts of a test as it begins, and its first question. */
  async plan(
    { uid, test, subjects }: Diagnosis & Pick<AttemptRow, 'uid'>,
    seed: string,
    closed: ReadonlySet<string>,
  ) {
    const parts = await this.partsOf({ test, subjects })
    const [first] = parts
    if (!first) throw new ApiError('notFound')
    const plan = { test, parts }
    const { subject } = first
    const question = await new AdaptiveTest(this.db).next({ uid, subject, plan, asked: [], seed }, [], closed)
    if (!question) throw new ApiError('notFound')
    return {
      paperId: null,
      plan,
      title: diagnosticTests[test].title,
      subject,
      asked: [question],
      endsAt: null,
    }
  }

  /** Part by part: the ability, what it makes of the questions here, and what was measured before. */
  async diagnosed({ row }: AttemptReplay, judged: readonly JudgedQuestion[]): Promise<DiagnosedPart[]> {
    const { plan, uid, startedAt } = row
    if (!plan) return []
    const bank = await new QuestionRepository(this.db).banks(plan.parts)
    const earlier = await new MeasuredRepository(this.db).earlier(uid, startedAt, this.clock())
    const measured = row.result?.abilities ?? measureAbilities(row, judged)
    return measured.map((one) => {
      const mine = bank.filter(({ subject, area }) => isOfPart(one)({ subject, point: area }))
      const { subject, point, name, right, band } = one
      return {
        subject,
        point,
        name,
        right,
        total: one.answers,
        ability: abilityFields(one),
        expected: expectedOf(mine, band),
        before: beforeOf(one, earlier),
      }
    })
  }

  private async partsOf({ test, subjects }: Pick<Diagnosis, 'test' | 'subjects'>): Promise<DiagnosticPart[]> {
    const source = diagnosticTests[test].parts
    if (source.from === 'points')
      return source.points.map((point) => ({ subject: source.subject, point, name: point }))
    const wanted = new Set(subjects)
    if (wanted.size < source.fewest || wanted.size > source.most) throw new ApiError('invalidRequest')
    const known = await this.items.list('subject', subjectSchema)
    const names = new Map(known.map(({ code, name }) => [code, name]))
    return [...wanted].map((subject) => {
      const name = names.get(subject)
      if (name === undefined || subject === testedOnly) throw new ApiError('notFound')
      return { subject, point: null, name }
    })
  }
}
