import { attempt, attempts, openAttempt } from '@/contracts/exercise/attempts'
import { sendAttemptEvents } from '@/contracts/exercise/attemptEvents'
import { attemptReport } from '@/contracts/exercise/attemptReport'
import { examPaper, examPapers, exerciseSubjects } from '@/contracts/exercise/examPapers'
import type { Serve } from '../../http/serve'
import type { AttemptService } from './AttemptService'
import type { EventService } from './EventService'
import type { PaperService } from './PaperService'

interface ExerciseServices {
  readonly papers: PaperService
  readonly attempts: AttemptService
  readonly events: EventService
}

/** Papers, attempts and their logs. */
export const exerciseRoutes = (serve: Serve, services: ExerciseServices): void => {
  const { papers, events } = services
  serve(examPapers, ({ query }) => papers.page(query.subject, query.page, query.size))
  serve(examPaper, ({ params }) => papers.paper(params.paperId))
  serve(exerciseSubjects, () => papers.subjects())
  serve(openAttempt, ({ uid, params, body }) => services.attempts.open(uid, params.attemptId, body))
  serve(attempt, ({ uid, params }) => services.attempts.attempt(uid, params.attemptId))
  serve(attempts, ({ uid, query }) => services.attempts.attempts(uid, query.page, query.size))
  serve(sendAttemptEvents, ({ uid, params, body }) => events.append(uid, params.attemptId, body))
  serve(attemptReport, ({ uid, params }) => services.attempts.report(uid, params.attemptId))
}
