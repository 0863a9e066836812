import { subjectSchema } from '@/contracts/base/dictionary'
import type { MeasuredTest, StageAbility, SubjectAbility } from '@/contracts/exercise/abilities'
import { stagesOfYear } from '@/domain/progress/studyPhase'
import { judgedAbilities } from '@/domain/ability/pointMastery'
import { dateOfStudyDay, studyDay, studyDayOfDate } from '@/domain/memory/studyDay'
import { groupBy } from '@/lib/groupBy'
import type { Db } from '../../../db/Database'
import type { Clock } from '../../../ports/Clock'
import type { ItemRepository } from '../../../repository/ItemRepository'
import { abilityFields } from '../reports/DiagnosisPlans'
import { type JudgedAnswer, JudgedRepository } from './JudgedRepository'
import { abilityFrom, lastOfEach, pastAnswerOf } from './pastAnswers'
import { type MeasuredAttempt, MeasuredRepository } from './MeasuredRepository'

const MOST_TESTS = 20

/** Results of each attempt for whole subjects. */
const testsBySubject = (measured: readonly MeasuredAttempt[]): ReadonlyMap<string, MeasuredTest[]> =>
  new Map(
    [
      ...groupBy(
        measured.flatMap(({ abilities, attemptId, kind, title, at }) =>
          abilities
            .filter(({ point, answers }) => point === null && answers > 0)
            .map((one) => ({
              subject: one.subject,
              test: { attemptId, kind, title, at, ability: abilityFields(one) },
            })),
        ),
        ({ subject }) => subject,
      ),
    ].map(([subject, rows]) => [subject, rows.slice(0, MOST_TESTS).map(({ test }) => test)]),
  )

/** Abilities over time: by test as they were measured then, at the end of each stage by the answers up to it. */
export class AbilityService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly items: ItemRepository,
  ) {}

  async abilities(uid: number): Promise<SubjectAbility[]> {
    const now = this.clock()
    const tests = testsBySubject(await new MeasuredRepository(this.db).ofExam(uid, now))
    const answers = groupBy(await new JudgedRepository(this.db, uid).newest(), ({ subject }) => subject)
    const known = await this.items.list('subject', subjectSchema)
    const names = new Map(known.map(({ code, name }) => [code, name]))
    return [...new Set([...answers.keys(), ...tests.keys()])].sort().map((subject) => ({
      subject,
      name: names.get(subject) ?? subject,
      tests: tests.get(subject) ?? [],
      stages: this.stages(answers.get(subject) ?? [], now),
    }))
  }

  private stages(answers: readonly JudgedAnswer[], now: number): StageAbility[] {
    const today = studyDay(now)
    const stages = stagesOfYear(dateOfStudyDay(today))
    const spans = stages.map(({ from, until }) => ({
      first: studyDayOfDate(from),
      last: Math.min(studyDayOfDate(until) - 1, today),
    }))
    const found = judgedAbilities(answers.map(pastAnswerOf), spans)
    return stages.map(({ stage, from, until }, at) => {
      const date = ({ answeredAt }: JudgedAnswer) => dateOfStudyDay(studyDay(answeredAt))
      const { length } = lastOfEach(answers.filter((one) => date(one) >= from && date(one) < until))
      return { stage, from, until, answers: length, ability: abilityFrom(found[at], length) }
    })
  }
}
