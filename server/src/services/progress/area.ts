import * as learningMap from '@/contracts/progress/learningMap'
import * as studyReport from '@/contracts/progress/studyReport'
import * as studyStatistics from '@/contracts/progress/studyStatistics'
import * as targets from '@/contracts/progress/targets'
import { secretNamed } from '../../db/secretNamed'
import { orThrow } from '../../http/orThrow'
import type { Area } from '../Area'
import { MapService } from './MapService'
import { progressContent } from './progressContent'
import { ReportCards } from './ReportCards'
import { progressRoutes } from './routes'
import { SpanRepository } from './SpanRepository'
import { studyDayCounts } from './StudyDayRepository'
import { StudyService } from './StudyService'
import { TargetService } from './TargetService'

/** The way to the exam, and what was done of it: read from the logs of other areas, nothing is kept here. */
export const progressArea: Area = {
  name: 'progress',
  contracts: [learningMap, studyReport, studyStatistics, targets],
  content: progressContent,
  start: async ({ db, clock, random, items, publicUrl }, { use }) => {
    const cards = new ReportCards(await secretNamed(db, 'report-card', random))
    return {
      offers: {
        studyTally: async (uid, first, end) =>
          orThrow((await new SpanRepository(db, uid).tallies([{ first, end }]))[0], 'notFound'),
        studyDayCounts: (learners) => studyDayCounts(db, learners),
      },
      routes: (routing) =>
        progressRoutes(routing, {
          maps: new MapService(db, clock, items),
          study: new StudyService({ db, clock, items, cards, weakPoints: (uid) => use('weakPoints')(uid) }),
          targets: new TargetService(db, items),
          cards,
          publicUrl,
        }),
    }
  },
}
