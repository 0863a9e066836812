import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import { chineseProblem } from '../import/paperProblems'
import { readPaper } from '../import/readPaper'
import type { PaperRepository } from './PaperRepository'

/** A paper as an operator sends it. */
interface SentPaper {
  readonly unit: string
  readonly unitName: string
  readonly title: string
  readonly source: string
  readonly note: string
  readonly table: string
  readonly isCheck: boolean
}

const MOST_SHOWN = 10

/** Papers that operators add on the evening of an exam. */
export class PaperService {
  constructor(
    private readonly papers: PaperRepository,
    private readonly clock: Clock,
  ) {}

  async add(paperId: string, { table, note, isCheck, ...head }: SentPaper) {
    const { problems, sections, key, full, questions } = readPaper(table)
    if (problems.length > 0) {
      const more = problems.length > MOST_SHOWN ? [`还有 ${problems.length - MOST_SHOWN} 处`] : []
      const words = [...problems.slice(0, MOST_SHOWN).map(chineseProblem), ...more]
      throw new ApiError('invalidRequest', words.join('；'))
    }
    if (isCheck) return { version: null, questions, full }
    const sheet = sections
      .flatMap((section) => section.questions)
      .map(({ no, kind, points, rubric }) => ({ no, kind, points, rubric: rubric.map((one) => one.points) }))
    const paper = { ...head, paperId, full, questions, sheet, key: { ...key } }
    const version = await this.papers.add({ paper, sections, note, now: this.clock() })
    return { version, questions, full }
  }

  async offer(paperId: string, isOffered: boolean) {
    if (!(await this.papers.offer(paperId, isOffered))) throw new ApiError('notFound')
    return { done: true } as const
  }

  versions(paperId: string) {
    return this.papers.versions(paperId)
  }
}
