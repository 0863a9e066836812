import { present } from '../../http/present'
import type { ItemRepository } from '../../repository/ItemRepository'
import { examCardOf, storedExamSchema } from './storedExam'
import type { QuestionRepository } from './QuestionRepository'

/** Whole papers, and what there is to practise. */
export class PaperService {
  constructor(
    private readonly items: ItemRepository,
    private readonly questions: QuestionRepository,
  ) {}

  async page(subject: string | undefined, page: number, size: number) {
    const all = await this.items.list('exam-paper', storedExamSchema)
    const found = all.filter((exam) => subject === undefined || exam.subject === subject)
    const first = (page - 1) * size
    return { list: found.slice(first, first + size).map(examCardOf), total: found.length, page, size }
  }

  async paper(paperId: string) {
    return examCardOf(await this.stored(paperId))
  }

  /** What a paper asks, and what each question is worth there. */
  async asked(paperId: string) {
    const { title, subject, minutes, sections } = await this.stored(paperId)
    return { paperId, title, subject, minutes, asked: sections.flatMap(({ asked }) => asked) }
  }

  async subjects() {
    const found = new Map<string, { point: string; questionCount: number }[]>()
    for (const { subject, ...point } of await this.questions.points())
      found.set(subject, [...(found.get(subject) ?? []), point])
    return [...found].map(([subject, points]) => ({ subject, points }))
  }

  private async stored(paperId: string) {
    return present(await this.items.find('exam-paper', paperId, storedExamSchema), 'notFound')
  }
}
