import { subjectSchema } from '@/contracts/base/dictionary'
import type { KnowledgePoint, KnowledgeSubject } from '@/contracts/exercise/knowledge'
import { type BookStanding, pointMastery } from '@/domain/ability/pointMastery'
import { dateOfStudyDay, mondayOf, studyDay } from '@/domain/memory/studyDay'
import { weakestFirst } from '@/domain/progress/weakness'
import { groupBy } from '@/lib/groupBy'
import type { Db } from '../../../db/Database'
import type { ItemRepository } from '../../../repository/ItemRepository'
import { type JudgedAnswer, JudgedRepository } from './JudgedRepository'
import { abilityOfAnswers, judgedItemOf, lastOfEach } from './lastAnswers'
import { MistakeRepository } from '../mistakes/MistakeRepository'
import { QuestionRepository } from '../questions/QuestionRepository'

const MOST_WEEKS = 8

type OfferedQuestion = Awaited<ReturnType<QuestionRepository['offered']>>[number]
type Standing = Awaited<ReturnType<MistakeRepository['standings']>>[number]

const weeksOf = (answers: readonly JudgedAnswer[]): KnowledgeSubject['weeks'] =>
  [...groupBy(answers, ({ answeredAt }) => mondayOf(studyDay(answeredAt)))]
    .slice(0, MOST_WEEKS)
    .reverse()
    .map(([monday, some]) => {
      const last = lastOfEach(some)
      return { from: dateOfStudyDay(monday), answers: last.length, ability: abilityOfAnswers(last) }
    })

interface PointParts {
  readonly questions: readonly OfferedQuestion[]
  readonly answers: readonly JudgedAnswer[]
  readonly standings: readonly Standing[]
}

const pointOf = (point: string, { questions, answers, standings }: PointParts): KnowledgePoint => {
  const judged = answers.map(judgedItemOf)
  return {
    point,
    questionCount: questions.length,
    testCount: questions.filter(({ type }) => type !== 'writing').length,
    answers: judged.length,
    right: judged.filter(({ isRight }) => isRight).length,
    missed: standings.filter(({ mastered }) => !mastered).length,
    ...pointMastery({
      questions: questions.map(({ id, ...item }) => ({ id, item })),
      answers: judged,
      standings: new Map<string, BookStanding>(
        standings.map(({ questionId, mastered }) => [questionId, mastered ? 'mastered' : 'missed']),
      ),
    }),
  }
}

/** Mastery of knowledge points from answers and the book of mistakes. */
export class KnowledgeService {
  constructor(
    private readonly db: Db,
    private readonly items: ItemRepository,
  ) {}

  /** The points that the learner has answered and not mastered, the surest weak one first: every report picks among these. */
  async weakPoints(uid: number): Promise<{ subject: string; point: string }[]> {
    const subjects = await this.knowledge(uid)
    const points = subjects.flatMap((one) => one.points.map((its) => ({ ...its, subject: one.subject })))
    return weakestFirst(points, (its) => its).map(({ subject, point }) => ({ subject, point }))
  }

  async knowledge(uid: number): Promise<KnowledgeSubject[]> {
    const questions = await new QuestionRepository(this.db).offered()
    const newest = await new JudgedRepository(this.db, uid).newest()
    const standings = await new MistakeRepository(this.db, uid).standings()
    const known = await this.items.list('subject', subjectSchema)
    const names = new Map(known.map(({ code, name }) => [code, name]))
    const answersOf = groupBy(newest, ({ subject }) => subject)
    const standingsOf = groupBy(standings, ({ subject, point }) => `${subject}:${point}`)
    return [...groupBy(questions, ({ subject }) => subject)].map(([subject, some]) => {
      const answers = answersOf.get(subject) ?? []
      const last = lastOfEach(answers)
      const lastOf = groupBy(last, ({ point }) => point)
      return {
        subject,
        name: names.get(subject) ?? subject,
        ability: abilityOfAnswers(last),
        points: [...groupBy(some, ({ point }) => point)].map(([point, its]) =>
          pointOf(point, {
            questions: its,
            answers: lastOf.get(point) ?? [],
            standings: standingsOf.get(`${subject}:${point}`) ?? [],
          }),
        ),
        weeks: weeksOf(answers),
      }
    })
  }
}
