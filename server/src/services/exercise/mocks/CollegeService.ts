import { subjectSchema } from '@/contracts/base/dictionary'
import type { CollegeChoices, CollegePaper } from '@/contracts/exercise/collegePapers'
import type { ItemRepository } from '../../../repository/ItemRepository'
import { examCardOf, storedExamSchema } from './storedExam'

interface CollegeFilter {
  readonly school?: string | undefined
  readonly subject?: string | undefined
  readonly year?: number | undefined
}

const distinct = <T>(rows: readonly T[], keyOf: (row: T) => unknown): T[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
]

const fits = (wanted: string | number | undefined, is: string | number): boolean =>
  wanted === undefined || wanted === is

/** Samples of papers by school and year. */
export class CollegeService {
  constructor(private readonly items: ItemRepository) {}

  async page({ school, subject, year }: CollegeFilter, page: number, size: number) {
    const found = (await this.papers()).filter(
      (paper) => fits(school, paper.school.id) && fits(subject, paper.subject) && fits(year, paper.year),
    )
    const first = (page - 1) * size
    return { list: found.slice(first, first + size), total: found.length, page, size }
  }

  async choices(): Promise<CollegeChoices> {
    const all = await this.papers()
    return {
      schools: distinct(
        all.map(({ school }) => school),
        ({ id }) => id,
      ),
      subjects: distinct(
        all.map(({ subject, subjectName }) => ({ subject, name: subjectName })),
        ({ subject }) => subject,
      ),
      years: distinct(
        all.map(({ year }) => year),
        (year) => year,
      ),
    }
  }

  /** All of them, the newest first, else in their order. */
  private async papers(): Promise<CollegePaper[]> {
    const [exams, subjects] = await Promise.all([
      this.items.list('exam-paper', storedExamSchema),
      this.items.list('subject', subjectSchema),
    ])
    const names = new Map(subjects.map(({ code, name }) => [code, name]))
    return exams
      .flatMap((exam) => {
        if (!exam.college) return []
        const { sections: _, ...card } = examCardOf(exam)
        return [{ ...card, ...exam.college, subjectName: names.get(card.subject) ?? card.subject }]
      })
      .sort((one, other) => other.year - one.year)
  }
}
