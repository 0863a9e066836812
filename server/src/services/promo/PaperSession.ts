import type { PaperKind } from '@/domain/attempt/attemptKinds'
import type { AttemptState } from '@/domain/attempt/AttemptState'
import type { Verdict } from '@/domain/attempt/judge'
import { optionAt, paperTerms, questionAt, replaySheet, type PaperSheet } from '@/domain/attempt/paperSheet'
import { attemptPolicies } from '@/domain/attempt/policies'
import type { Question } from '@/domain/attempt/Question'
import { type AttemptScore, scoreAttempt } from '@/domain/attempt/scoreAttempt'
import { shownQuestion } from '@/domain/attempt/shownQuestion'
import { keyOf, type StoredQuestion } from '../../authoring/authoredPaper'

/** A question of a paper as all attempts have questions: one point each, as the ranks count. */
const questionOf = (stored: StoredQuestion, no: number): Question => ({
  id: questionAt(no),
  stem: stored.stem,
  passage: stored.passage,
  options: stored.options,
  items: [],
  keepsOrder: true,
  points: 1,
  point: stored.point,
  key: { type: 'single', option: keyOf(stored) },
  analysis: stored.analysis,
})

/** A question of a paper, its answer, and its key once the policy releases it. */
interface SatQuestion {
  readonly shown: {
    readonly no: number
    readonly passage?: string
    readonly stem: string
    readonly options: string[]
    readonly point: string
  }
  readonly chosen: number | null
  readonly outcome: Verdict['outcome']
  readonly told: { readonly answer: number; readonly analysis: string } | undefined
}

/** A paper of a promo page at one moment, by the engine of all attempts: questions, score and released keys. */
export class PaperSession {
  readonly state: AttemptState
  readonly score: AttemptScore
  private readonly asked: readonly Question[]

  constructor(
    private readonly kind: PaperKind,
    stored: readonly StoredQuestion[],
    private readonly sheet: PaperSheet,
    private readonly now: number,
  ) {
    this.asked = stored.map(questionOf)
    this.state = replaySheet(kind, sheet, now)
    const { scoring } = attemptPolicies[kind]
    // All are choices: no expression is compared.
    this.score = scoreAttempt(this.asked, this.state, { scoring, isSameMaths: () => false })
  }

  get questions(): SatQuestion[] {
    const { state, sheet, now, score } = this
    const terms = paperTerms(this.kind, sheet)
    return this.asked.map((question, no) => {
      const showing = { terms, state, seed: '', now, closesAt: null }
      const { passage, stem, options, point, feedback } = shownQuestion(question, showing)
      const texts = options.map(({ text }) => text)
      return {
        shown: { no, ...(passage !== undefined && { passage }), stem, options: texts, point },
        chosen: optionAt(state, no),
        outcome: score.verdicts.get(question.id)?.outcome ?? 'empty',
        told:
          feedback?.key.type === 'single'
            ? { answer: feedback.key.option, analysis: feedback.analysis }
            : undefined,
      }
    })
  }
}
