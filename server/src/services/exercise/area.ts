import { Counter } from 'prom-client'
import * as attemptEvents from '@/contracts/exercise/attemptEvents'
import * as attemptPaces from '@/contracts/exercise/attemptPaces'
import * as attemptReport from '@/contracts/exercise/attemptReport'
import * as attemptList from '@/contracts/exercise/attemptList'
import * as attempts from '@/contracts/exercise/attempts'
import * as collegePapers from '@/contracts/exercise/collegePapers'
import * as examPapers from '@/contracts/exercise/examPapers'
import * as folders from '@/contracts/exercise/folders'
import * as knowledge from '@/contracts/exercise/knowledge'
import * as mistakes from '@/contracts/exercise/mistakes'
import * as mistakeSummary from '@/contracts/exercise/mistakeSummary'
import * as statistics from '@/contracts/exercise/statistics'
import * as mocks from '@/contracts/exercise/mocks'
import * as recitations from '@/contracts/exercise/recitations'
import * as recitationSummary from '@/contracts/exercise/recitationSummary'
import * as trainings from '@/contracts/exercise/trainings'
import * as abilities from '@/contracts/exercise/abilities'
import * as deepReport from '@/contracts/exercise/deepReport'
import * as visits from '@/contracts/exercise/visits'
import { ApiError } from '../../http/ApiError'
import type { Area } from '../Area'
import { AbilityService } from './ability/AbilityService'
import { AttemptPlanner } from './attempts/AttemptPlanner'
import { AttemptRepository } from './attempts/AttemptRepository'
import { AttemptService } from './attempts/AttemptService'
import { CollegeService } from './mocks/CollegeService'
import { DeepReportService } from './reports/DeepReportService'
import { DiagnosisPlans } from './reports/DiagnosisPlans'
import { diagnosisCardRoutes } from './reports/diagnosisCardRoutes'
import { EventService } from './attempts/EventService'
import { exerciseAccounts } from './exerciseAccounts'
import { exerciseContent } from './content/exerciseContent'
import { exerciseKnowledge } from './content/exerciseKnowledge'
import { AttemptQueue } from './attempts/AttemptQueue'
import { recordEndedAttempts } from './attempts/recordEndedAttempts'
import { FolderService } from './questions/FolderService'
import { autoSubmitDue } from './attempts/autoSubmitDue'
import { ItemCalibration } from './ability/ItemCalibration'
import { KnowledgeService } from './ability/KnowledgeService'
import { LetteredOptions } from './questions/LetteredOptions'
import { MistakeService } from './mistakes/MistakeService'
import { MockService } from './mocks/MockService'
import { PaperService } from './mocks/PaperService'
import { QuestionRepository } from './questions/QuestionRepository'
import { RecitationService } from './passages/RecitationService'
import { reportFacts } from './reports/reportFacts'
import { exerciseRoutes } from './routes'
import { StatisticsService } from './reports/StatisticsService'
import { AnswerKeyService } from './questions/AnswerKeyService'
import { TrainingService } from './questions/TrainingService'
import { VisitService } from './attempts/VisitService'

/** Questions, papers, attempts, the book of mistakes. */
export const exerciseArea: Area = {
  name: 'exercise',
  contracts: [
    attemptEvents,
    attemptList,
    attemptPaces,
    attemptReport,
    attempts,
    collegePapers,
    examPapers,
    folders,
    knowledge,
    mistakes,
    mistakeSummary,
    statistics,
    mocks,
    recitations,
    recitationSummary,
    trainings,
    abilities,
    deepReport,
    visits,
  ],
  content: exerciseContent,
  knowledge: exerciseKnowledge,
  accounts: exerciseAccounts,
  start: ({ db, clock, random, limiter, items, publicUrl, registry, complain }) => {
    const papers = new PaperService(items, new QuestionRepository(db))
    const mockService = new MockService(db, clock, items)
    const setAside = new Counter({
      name: 'exercise_attempts_set_aside_total',
      help: 'Times that an attempt could not be handed in or filed; it is tried again.',
      registers: [registry],
    })
    const onSetAside = (error: unknown) => {
      setAside.inc()
      complain('an attempt was set aside', error)
    }
    const queueDeps = { db, clock, onSetAside }
    const handIns = new AttemptQueue(queueDeps, autoSubmitDue)
    const filing = new AttemptQueue(queueDeps, recordEndedAttempts)
    const calibration = new ItemCalibration(db, clock)
    const plans = new DiagnosisPlans(db, items, clock)
    const attemptService = new AttemptService({
      db,
      clock,
      random,
      limiter,
      planner: new AttemptPlanner({ db, papers, mocks: mockService, plans }),
      plans,
    })
    const events = new EventService({ db, clock, limiter })
    const knowledgeService = new KnowledgeService(db, clock, items)
    const toldQuestions = new AnswerKeyService({ db, items, clock })
    const visitService = new VisitService({ db, clock, attempts: attemptService, events })
    return {
      routes: ({ serve, servePicture }) => {
        exerciseRoutes(serve, {
          papers,
          colleges: new CollegeService(items),
          attempts: attemptService,
          mocks: mockService,
          events,
          mistakes: new MistakeService({ db, clock, limiter }),
          recitations: new RecitationService({ db, clock, limiter, items }),
          folders: new FolderService(db, clock),
          knowledge: knowledgeService,
          statistics: new StatisticsService(db, clock),
          trainings: new TrainingService(items),
          visits: visitService,
          abilities: new AbilityService(db, clock, items),
          deepReports: new DeepReportService({ db, clock, items, knowledge: knowledgeService }),
        })
        diagnosisCardRoutes(servePicture, { db, publicUrl })
      },
      offers: {
        weakPoints: (uid) => knowledgeService.weakPoints(uid),
        closedQuestions: (uid) => new AttemptRepository(db).closedOf(uid, clock()),
        questionPassage: (uid, questionId) => toldQuestions.tell(uid, questionId),
        reservedNames: (ids) => toldQuestions.namesOf(ids),
        letteredOption: (uid, questionId, letter) => new LetteredOptions(db).tell(uid, questionId, letter),
        reportFacts: (uid, attemptId) =>
          attemptService.report(uid, attemptId).then(reportFacts, (error: unknown) => {
            // Return nothing for a report that is withheld or belongs to another learner.
            if (error instanceof ApiError) return undefined
            throw error
          }),
      },
      chores: [
        () => handIns.workAll(),
        () => filing.workAll(),
        () => calibration.calibrateNext(),
        () => visitService.dropOld(),
      ],
    }
  },
}
