import { learningMap, mapTasks } from '@/contracts/progress/learningMap'
import { studyReport } from '@/contracts/progress/studyReport'
import { studyStatistics } from '@/contracts/progress/studyStatistics'
import { majors, target } from '@/contracts/progress/targets'
import type { Routing } from '../Area'
import { orThrow } from '../../http/orThrow'
import { drawStudyCard } from '../../posters/drawStudyCard'
import type { MapService } from './MapService'
import type { ReportCards } from './ReportCards'
import type { StudyService } from './StudyService'
import type { TargetService } from './TargetService'

interface ProgressServices {
  readonly maps: MapService
  readonly study: StudyService
  readonly targets: TargetService
  readonly cards: ReportCards
  readonly publicUrl: string
}

/** The learning map, reports, statistics, targets; `/posters/study/:card` is a report as a picture. */
export const progressRoutes = ({ serve, servePicture }: Routing, services: ProgressServices): void => {
  const { maps, study, targets, cards, publicUrl } = services
  serve(learningMap, ({ uid }) => maps.map(uid))
  serve(mapTasks, ({ uid, query: { stage, page, size } }) => maps.tasks(uid, stage, page, size))
  serve(studyReport, ({ uid, query }) => study.report(uid, query.per))
  serve(studyStatistics, ({ uid, query }) => study.statistics(uid, query.per, query.back))
  serve(majors, () => targets.majors())
  serve(target, ({ uid }) => targets.target(uid))
  servePicture({
    prefix: '/posters/study/',
    cacheControl: 'public, max-age=86400',
    width: 750,
    draw: (card, width) =>
      drawStudyCard(orThrow(cards.read(card), 'notFound'), `${publicUrl}/learning-map`, width),
  })
}
