import { examDateSchema } from '@/contracts/course/examDates'
import { phaseOfLearner } from '@/domain/progress/studyPhase'
import { shanghaiDate } from '@/lib/shanghaiDate'
import type { ItemRepository } from './ItemRepository'
import { placedBannerSchema } from './placedBanner'

/** The banners of a place that suit the phase of the coming exam; without a known date all of them. */
export const bannersInSeason = async (items: ItemRepository, place: string, now: number) => {
  const exams = await items.list('exam', examDateSchema)
  const phase = phaseOfLearner(exams, null, shanghaiDate(now))
  const all = await items.list('banner', placedBannerSchema)
  return all.filter(
    (banner) => banner.place === place && (!phase || !banner.phases || banner.phases.includes(phase)),
  )
}
