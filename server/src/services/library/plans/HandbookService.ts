import {
  type FormulaChapter,
  formulaChapterSchema,
  planSchema,
  type StudyPlan,
  type Syllabus,
  syllabusSchema,
} from '@/contracts/library/handbook'
import { dateOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { ItemRepository } from '../../../repository/ItemRepository'
import type { PlanRepository } from './PlanRepository'

interface HandbookDeps {
  readonly items: ItemRepository
  readonly checks: PlanRepository
  readonly clock: Clock
}

const itemsOf = ({ months }: StudyPlan) => months.flatMap(({ items }) => items.map(({ itemId }) => itemId))

/** Formulas, syllabuses and monthly plans. */
export class HandbookService {
  constructor(private readonly deps: HandbookDeps) {}

  formulas(): Promise<FormulaChapter[]> {
    return this.deps.items.list('formula-chapter', formulaChapterSchema)
  }

  /** Subjects with the years of their syllabuses, the newest year first. */
  async syllabuses() {
    const subjects = new Map<string, { subject: string; name: string; years: number[] }>()
    for (const { subject, name, year } of await this.deps.items.list('syllabus', syllabusSchema)) {
      const found = subjects.get(subject) ?? { subject, name, years: [] }
      found.years.push(year)
      subjects.set(subject, found)
    }
    return [...subjects.values()].map((row) => ({ ...row, years: row.years.sort((a, b) => b - a) }))
  }

  async syllabus(syllabusId: string): Promise<Syllabus> {
    return orThrow(await this.deps.items.find('syllabus', syllabusId, syllabusSchema), 'notFound')
  }

  async plan(uid: number, planId: string | undefined) {
    const plans = await this.plans()
    const plan = planId === undefined ? this.current(plans) : plans.find((one) => one.planId === planId)
    const found = orThrow(plan, 'notFound')
    return {
      plans: plans.map(({ planId: id, title }) => ({ planId: id, title })),
      plan: found,
      done: await this.deps.checks.done(uid, itemsOf(found)),
    }
  }

  async check(uid: number, itemId: string, isDone: boolean): Promise<void> {
    const { checks, clock } = this.deps
    if (!(await this.plans()).some((plan) => itemsOf(plan).includes(itemId))) throw new ApiError('notFound')
    if (isDone) await checks.tick(uid, itemId, clock())
    else await checks.untick(uid, itemId)
  }

  private plans(): Promise<StudyPlan[]> {
    return this.deps.items.list('study-plan', planSchema)
  }

  /** The plan that began last; before all of them the first. */
  private current(plans: readonly StudyPlan[]): StudyPlan | undefined {
    const month = Number(dateOfStudyDay(studyDay(this.deps.clock())).slice(5, 7))
    return plans.filter(({ startMonth }) => startMonth <= month).pop() ?? plans[0]
  }
}
