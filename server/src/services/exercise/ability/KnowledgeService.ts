import { subjectSchema } from '@/contracts/base/dictionary'
import type { KnowledgePoint, KnowledgeSubject } from '@/contracts/exercise/knowledge'
import { judgedAbilities, pointMastery } from '@/domain/ability/pointMastery'
import { dateOfStudyDay, mondayOf, studyDay } from '@/domain/memory/studyDay'
import { weakestFirst } from '@/domain/progress/weakness'
import { groupBy } from '@/lib/groupBy'
import type { Db } from '../../../db/Database'
import type { Clock } from '../../../ports/Clock'
import type { ItemRepository } from '../../../repository/ItemRepository'
import { type JudgedAnswer, JudgedRepository } from './JudgedRepository'
import { abilityFrom, abilityOfAnswers, lastOfEach, pastAnswerOf } from './pastAnswers'
import { MistakeRepository } from '../mistakes/MistakeRepository'
import { QuestionRepository } from '../questions/QuestionRepository'

const MOST_WEEKS = 8
const WEEK = 7

type OfferedQuestion = Awaited<ReturnType<QuestionRepository['offered']>>[number]
type Standing = Awaited<ReturnType<MistakeRepository['standings']>>[number]

const weeksOf = (answers: readonly JudgedAnswer[], today: number): KnowledgeSubject['weeks'] => {
  const weeks = [...groupBy(answers, ({ answeredAt }) => mondayOf(studyDay(answeredAt)))]
    .slice(0, MOST_WEEKS)
    .reverse()
  const spans = weeks.map(([monday]) => ({ first: monday, last: Math.min(monday + WEEK - 1, today) }))
  const found = judgedAbilities(answers.map(pastAnswerOf), spans)
  return weeks.map(([monday, some], at) => {
    const { length } = lastOfEach(some)
    return { from: dateOfStudyDay(monday), answers: length, ability: abilityFrom(found[at], length) }
  })
}

interface PointParts {
  readonly questions: readonly OfferedQuestion[]
  readonly answers: readonly JudgedAnswer[]
  readonly standings: readonly Standing[]
  readonly today: number
}

const pointOf = (point: string, { questions, answers, standings, today }: PointParts): KnowledgePoint => {
  const last = lastOfEach(answers)
  return {
    point,
    questionCount: questions.length,
    testCount: questions.filter(({ type }) => type !== 'writing').length,
    answers: last.length,
    right: last.filter(({ share }) => share >= 1).length,
    missed: standings.filter(({ mastered }) => !mastered).length,
    ...pointMastery({ questions, answers: answers.map(pastAnswerOf), today }),
  }
}

/** Mastery of knowledge points from answers, with what the book of mistakes holds beside it. */
export class KnowledgeService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly items: ItemRepository,
  ) {}

  /** The points that the learner has answered and not mastered, the surest weak one first: every report picks among these. */
  async weakPoints(uid: number): Promise<{ subject: string; point: string }[]> {
    const subjects = await this.knowledge(uid)
    const points = subjects.flatMap((one) => one.points.map((its) => ({ ...its, subject: one.subject })))
    return weakestFirst(points, (its) => its).map(({ subject, point }) => ({ subject, point }))
  }

  async knowledge(uid: number): Promise<KnowledgeSubject[]> {
    const today = studyDay(this.clock())
    const questions = await new QuestionRepository(this.db).offered()
    const newest = await new JudgedRepository(this.db, uid).newest()
    const standings = await new MistakeRepository(this.db, uid).standings()
    const known = await this.items.list('subject', subjectSchema)
    const names = new Map(known.map(({ code, name }) => [code, name]))
    const answersOf = groupBy(newest, ({ subject }) => subject)
    const standingsOf = groupBy(standings, ({ subject, point }) => `${subject}:${point}`)
    return [...groupBy(questions, ({ subject }) => subject)].map(([subject, some]) => {
      const answers = answersOf.get(subject) ?? []
      const answersTo = groupBy(answers, ({ point }) => point)
      return {
        subject,
        name: names.get(subject) ?? subject,
        ability: abilityOfAnswers(answers, today),
        points: [...groupBy(some, ({ point }) => point)].map(([point, its]) =>
          pointOf(point, {
            questions: its,
            answers: answersTo.get(point) ?? [],
            standings: standingsOf.get(`${subject}:${point}`) ?? [],
            today,
          }),
        ),
        weeks: weeksOf(answers, today),
      }
    })
  }
}
