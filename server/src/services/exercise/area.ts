import * as attemptEvents from '@/contracts/exercise/attemptEvents'
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
import type { Area } from '../Area'
import { AttemptService } from './AttemptService'
import { CollegeService } from './CollegeService'
import { EventService } from './EventService'
import { exerciseAccounts } from './exerciseAccounts'
import { exerciseContent } from './exerciseContent'
import { FilingQueue } from './FilingQueue'
import { FolderService } from './FolderService'
import { HandInQueue } from './HandInQueue'
import { ItemCalibration } from './ItemCalibration'
import { KnowledgeService } from './KnowledgeService'
import { MistakeService } from './MistakeService'
import { MockService } from './MockService'
import { PaperService } from './PaperService'
import { QuestionRepository } from './QuestionRepository'
import { RecitationService } from './RecitationService'
import { exerciseRoutes } from './routes'
import { StatisticsService } from './StatisticsService'
import { TrainingService } from './TrainingService'

/** Questions, papers, attempts, the book of mistakes. */
export const exerciseArea: Area = {
  name: 'exercise',
  contracts: [
    attemptEvents,
    attemptList,
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
  ],
  content: exerciseContent,
  accounts: exerciseAccounts,
  start: ({ db, clock, random, limiter, items }) => {
    const papers = new PaperService(items, new QuestionRepository(db))
    const mockService = new MockService(db, clock, items)
    const handIns = new HandInQueue(db, clock)
    const filing = new FilingQueue(db, clock)
    const calibration = new ItemCalibration(db, clock)
    return {
      routes: ({ serve }) =>
        exerciseRoutes(serve, {
          papers,
          attempts: new AttemptService({ db, clock, random, limiter, papers, mocks: mockService }),
          colleges: new CollegeService(items),
          mocks: mockService,
          events: new EventService({ db, clock, limiter }),
          mistakes: new MistakeService({ db, clock, limiter }),
          recitations: new RecitationService({ db, clock, limiter, items }),
          folders: new FolderService(db, clock),
          knowledge: new KnowledgeService(db, items),
          statistics: new StatisticsService(db, clock),
          trainings: new TrainingService(items),
        }),
      chores: [() => handIns.handInDue(), () => filing.fileEnded(), () => calibration.calibrateNext()],
    }
  },
}
