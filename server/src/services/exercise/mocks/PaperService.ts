import { subjectSchema } from '@/contracts/base/dictionary'
import type { ExerciseSubject } from '@/contracts/exercise/examPapers'
import { sortOwnFirst } from '@/domain/progress/ownSubjectsFirst'
import { groupBy } from '@/lib/groupBy'
import { orThrow } from '../../../http/orThrow'
import type { ItemRepository } from '../../../repository/ItemRepository'
import { examCardOf, storedExamSchema } from './storedExam'
import type { QuestionRepository } from '../questions/QuestionRepository'

const total = (rows: readonly { questionCount: number }[]): number =>
  rows.reduce((sum, { questionCount }) => sum + questionCount, 0)

interface PaperQuery {
  readonly subject?: string | undefined
  /** The learner's subjects, with commas. */
  readonly own?: string | undefined
  readonly page: number
  readonly size: number
}

/** Whole papers, and what there is to practise. */
export class PaperService {
  constructor(
    private readonly items: ItemRepository,
    private readonly questions: QuestionRepository,
  ) {}

  async page({ subject, own = '', page, size }: PaperQuery) {
    const all = await this.items.list('exam-paper', storedExamSchema)
    const asked = all.filter((exam) => !exam.college && (subject === undefined || exam.subject === subject))
    const found = sortOwnFirst(asked, (exam) => exam.subject, own.split(','))
    const first = (page - 1) * size
    return { list: found.slice(first, first + size).map(examCardOf), total: found.length, page, size }
  }

  async paper(paperId: string) {
    return examCardOf(await this.stored(paperId))
  }

  /** Questions of a paper with their points. */
  async asked(paperId: string) {
    const { title, subject, minutes, sections } = await this.stored(paperId)
    return { paperId, title, subject, minutes, asked: sections.flatMap(({ asked }) => asked) }
  }

  async subjects(): Promise<ExerciseSubject[]> {
    const counts = await this.questions.counts()
    const known = await this.items.list('subject', subjectSchema)
    const names = new Map(known.map(({ code, name }) => [code, name]))
    return [...groupBy(counts, ({ subject }) => subject)].map(([subject, rows]) => ({
      subject,
      name: names.get(subject) ?? subject,
      points: [...groupBy(rows, ({ point }) => point)].map(([point, some]) => ({
        point,
        questionCount: total(some),
      })),
      types: [...groupBy(rows, ({ type }) => type)].map(([type, some]) => ({
        type,
        questionCount: total(some),
      })),
    }))
  }

  /** Name of a subject; its code where the dictionary lacks it. */
  async subjectName(subject: string): Promise<string> {
    const known = await this.items.list('subject', subjectSchema)
    return known.find(({ code }) => code === subject)?.name ?? subject
  }

  private async stored(paperId: string) {
    return orThrow(await this.items.find('exam-paper', paperId, storedExamSchema), 'notFound')
  }
}
