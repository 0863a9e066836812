import { attempts, attemptsGoingOn } from '@/contracts/exercise/attemptList'
import { attempt, openAttempt } from '@/contracts/exercise/attempts'
import { sendAttemptEvents } from '@/contracts/exercise/attemptEvents'
import { attemptReport } from '@/contracts/exercise/attemptReport'
import { examPaper, examPapers, exerciseSubjects } from '@/contracts/exercise/examPapers'
import { collegeChoices, collegePapers } from '@/contracts/exercise/collegePapers'
import * as folderCalls from '@/contracts/exercise/folders'
import { knowledge } from '@/contracts/exercise/knowledge'
import * as mistakeCalls from '@/contracts/exercise/mistakes'
import { mistakeSummary } from '@/contracts/exercise/mistakeSummary'
import { exerciseStatistics } from '@/contracts/exercise/statistics'
import { joinMock, mock, mocks as mockList } from '@/contracts/exercise/mocks'
import * as recitationCalls from '@/contracts/exercise/recitations'
import { recitationSummary } from '@/contracts/exercise/recitationSummary'
import { abilities } from '@/contracts/exercise/abilities'
import { attemptPaces } from '@/contracts/exercise/attemptPaces'
import { deepReport } from '@/contracts/exercise/deepReport'
import * as visitCalls from '@/contracts/exercise/visits'
import { training, trainings } from '@/contracts/exercise/trainings'
import type { Serve } from '../../http/serve'
import type { AbilityService } from './ability/AbilityService'
import type { AttemptService } from './attempts/AttemptService'
import type { CollegeService } from './mocks/CollegeService'
import type { DeepReportService } from './reports/DeepReportService'
import type { EventService } from './attempts/EventService'
import type { FolderService } from './questions/FolderService'
import type { KnowledgeService } from './ability/KnowledgeService'
import type { MistakeService } from './mistakes/MistakeService'
import type { MockService } from './mocks/MockService'
import type { PaperService } from './mocks/PaperService'
import type { RecitationService } from './passages/RecitationService'
import type { StatisticsService } from './reports/StatisticsService'
import type { TrainingService } from './questions/TrainingService'
import type { VisitService } from './attempts/VisitService'
import { learner } from './attempts/visitors'

interface ExerciseServices {
  readonly papers: PaperService
  readonly attempts: AttemptService
  readonly colleges: CollegeService
  readonly events: EventService
  readonly mocks: MockService
  readonly mistakes: MistakeService
  readonly recitations: RecitationService
  readonly folders: FolderService
  readonly knowledge: KnowledgeService
  readonly statistics: StatisticsService
  readonly trainings: TrainingService
  readonly visits: VisitService
  readonly abilities: AbilityService
  readonly deepReports: DeepReportService
}

const DONE = { done: true } as const

const serveMistakes = (serve: Serve, { mistakes }: ExerciseServices): void => {
  serve(mistakeSummary, ({ uid }) => mistakes.summary(uid))
  serve(mistakeCalls.mistakes, ({ uid, query }) => mistakes.page(uid, query))
  serve(mistakeCalls.mistakeSheet, ({ uid, query }) => mistakes.sheet(uid, query))
  serve(mistakeCalls.dueMistakes, ({ uid, query }) => mistakes.due(uid, query))
  serve(mistakeCalls.mistake, ({ uid, params }) => mistakes.mistake(uid, params.questionId))
  serve(mistakeCalls.noteMistake, ({ uid, params, body }) => mistakes.note(uid, params.questionId, body))
  serve(mistakeCalls.sendMistakeReviews, ({ uid, body }) => mistakes.append(uid, body.events))
  serve(mistakeCalls.mistakeReviews, ({ uid, query }) => mistakes.after(uid, query.after, query.size))
}

const serveRecitations = (serve: Serve, { recitations }: ExerciseServices): void => {
  serve(recitationSummary, ({ uid }) => recitations.summary(uid))
  serve(recitationCalls.recitationSubjects, () => recitations.subjects())
  serve(recitationCalls.recitationDeck, ({ params }) => recitations.deck(params.subject))
  serve(recitationCalls.sendRecitations, ({ uid, body }) => recitations.append(uid, body.events))
  serve(recitationCalls.recitations, ({ uid, query }) => recitations.after(uid, query.after, query.size))
  serve(recitationCalls.recitationPlan, ({ uid }) => recitations.plan(uid))
  serve(recitationCalls.saveRecitationPlan, ({ uid, body }) => recitations.savePlan(uid, body))
}

const serveFolders = (serve: Serve, { folders }: ExerciseServices): void => {
  serve(folderCalls.folders, ({ uid }) => folders.folders(uid))
  serve(folderCalls.saveFolder, ({ uid, params, body }) => folders.save(uid, params.folderId, body.name))
  serve(folderCalls.removeFolder, async ({ uid, params }) => {
    await folders.remove(uid, params.folderId)
    return DONE
  })
  serve(folderCalls.collectedQuestions, ({ uid, params, query }) =>
    folders.page(uid, params.folderId, query.page, query.size),
  )
  serve(folderCalls.collectedQuestion, ({ uid, params }) => folders.question(uid, params.questionId))
  serve(folderCalls.collectQuestion, ({ uid, params, body }) =>
    folders.collect(uid, params.questionId, body.folderId, body.attemptId),
  )
  serve(folderCalls.dropQuestion, async ({ uid, params }) => {
    await folders.drop(uid, params.questionId)
    return DONE
  })
}

const serveMocks = (serve: Serve, { mocks }: ExerciseServices): void => {
  serve(mockList, ({ uid, query }) => mocks.page(uid, query))
  serve(mock, ({ uid, params }) => mocks.mock(uid, params.mockId))
  serve(joinMock, ({ uid, params }) => mocks.join(uid, params.mockId))
}

const serveDiagnoses = (serve: Serve, { visits, abilities: known, deepReports }: ExerciseServices): void => {
  serve(visitCalls.openVisit, ({ params, body, request }) => visits.open(request.ip, params.visitId, body))
  serve(visitCalls.visit, ({ params }) => visits.visit(params.visitId))
  serve(visitCalls.sendVisitEvents, ({ params, body, request }) =>
    visits.append(request.ip, params.visitId, body),
  )
  serve(abilities, ({ uid }) => known.abilities(uid))
  serve(attemptPaces, ({ uid, params }) => deepReports.paces(uid, params.attemptId))
  serve(deepReport, ({ uid, query }) => deepReports.report(uid, query))
}

/** Papers, attempts and their logs, network-wide exams, the book of mistakes, folders of questions. */
export const exerciseRoutes = (serve: Serve, services: ExerciseServices): void => {
  const { papers, events } = services
  serve(examPapers, ({ query }) => papers.page(query))
  serve(examPaper, ({ params }) => papers.paper(params.paperId))
  serve(collegePapers, ({ query }) => services.colleges.page(query, query.page, query.size))
  serve(collegeChoices, () => services.colleges.choices())
  serve(exerciseSubjects, () => papers.subjects())
  serve(openAttempt, ({ uid, params, body }) => services.attempts.open(learner(uid), params.attemptId, body))
  serve(attempt, ({ uid, params }) => services.attempts.attempt(uid, params.attemptId))
  serve(attemptsGoingOn, ({ uid }) => services.attempts.goingOn(uid))
  serve(attempts, ({ uid, query }) => services.attempts.attempts(uid, query.page, query.size))
  serve(sendAttemptEvents, ({ uid, params, body }) => events.append(learner(uid), params.attemptId, body))
  serve(attemptReport, ({ uid, params }) => services.attempts.report(uid, params.attemptId))
  serve(knowledge, ({ uid }) => services.knowledge.knowledge(uid))
  serve(exerciseStatistics, ({ uid, query }) => services.statistics.statistics(uid, query.per))
  serveMocks(serve, services)
  serveDiagnoses(serve, services)
  serve(trainings, () => services.trainings.trainings())
  serve(training, ({ params }) => services.trainings.training(params.trainingId))
  serveMistakes(serve, services)
  serveFolders(serve, services)
  serveRecitations(serve, services)
}
