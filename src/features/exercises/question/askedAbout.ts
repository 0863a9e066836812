import type { AskedAbout } from '@/contracts/assistant/context'
import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import { linearText } from '@/domain/maths/formulaText'
import { cutText } from '@/lib/text/cutText'

/** A question as context for the AI teacher. */
export const aboutQuestion = ({ id, stem }: Pick<ShownQuestion, 'id' | 'stem'>): AskedAbout => ({
  kind: 'exercise',
  id,
  title: linearText(stem),
})

/** The most characters of a question to an expert. */
const MOST_TITLE = 60

/** The query of the page that asks an expert about a question. */
export const expertQuery = ({ kind, id, title }: AskedAbout) => ({
  from: kind,
  ref: id,
  about: cutText(title, MOST_TITLE),
})

/** A report as context for the AI teacher. */
export const aboutReport = ({ attempt }: AttemptReport): AskedAbout => ({
  kind: 'score-report',
  id: attempt.attemptId,
  title: attempt.title,
})
