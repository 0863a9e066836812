import { admissionCalendarSchema, nationalLinesSchema } from '../../authoring/kinds/chooseKinds'
import {
  guideSchema,
  paperItemSchema,
  paperSectionsSchema,
  retestItemSchema,
  scoreRulesSchema,
} from '../../authoring/kinds/scoreKinds'
import { ApiError } from '../../http/ApiError'
import type { ItemRepository } from '../../repository/ItemRepository'
import { isOperatorsPaper } from './papers/operatorsPaper'
import type { PaperRepository } from './papers/PaperRepository'

const orMissing = <T>(value: T | undefined): T => {
  if (value === undefined) throw new ApiError('notFound')
  return value
}

/** Facts of score estimation: authored ones, and papers that operators added. */
export class ScoreData {
  constructor(
    private readonly items: ItemRepository,
    private readonly added: Pick<PaperRepository, 'ids' | 'offered' | 'paper' | 'sections'>,
  ) {}

  /** The papers that are offered: those of operators first. */
  async papers() {
    const [added, authored] = await Promise.all([
      this.added.offered(),
      this.items.list('score-paper', paperItemSchema),
    ])
    return [...added, ...authored]
  }

  /** The ids of all papers, those that operators have hidden as well: their sheets stay with the learners. */
  async paperIds(): Promise<string[]> {
    const [added, authored] = await Promise.all([
      this.added.ids(),
      this.items.list('score-paper', paperItemSchema),
    ])
    return [...added, ...authored.map(({ paperId }) => paperId)]
  }

  async paper(id: string) {
    return orMissing(
      await (isOperatorsPaper(id)
        ? this.added.paper(id)
        : this.items.find('score-paper', id, paperItemSchema)),
    )
  }

  async sections(id: string) {
    return orMissing(
      await (isOperatorsPaper(id)
        ? this.added.sections(id)
        : this.items.find('score-sections', id, paperSectionsSchema)),
    )
  }

  async rules() {
    return orMissing(await this.items.find('score-rules', 'all', scoreRulesSchema))
  }

  retests() {
    return this.items.list('retest', retestItemSchema)
  }

  async retest(id: string) {
    return orMissing(await this.items.find('retest', id, retestItemSchema))
  }

  guides() {
    return this.items.list('review-guide', guideSchema)
  }

  async guide(id: string) {
    return orMissing(await this.items.find('review-guide', id, guideSchema))
  }

  async nationalLines() {
    return orMissing(await this.items.find('national-lines', 'all', nationalLinesSchema))
  }

  async calendar() {
    return orMissing(await this.items.find('admission-calendar', 'all', admissionCalendarSchema))
  }
}
