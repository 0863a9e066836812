import { examDateSchema } from '@/contracts/course/examDates'
import { seasonState } from '@/domain/progress/season'
import { shanghaiDate } from '@/lib/shanghaiDate'
import type { ItemRepository } from './ItemRepository'
import { placedBannerSchema } from './placedBanner'

/** The banners of a place that fit today. */
export const bannersInSeason = async (items: ItemRepository, place: string, now: number) => {
  const exams = await items.list('exam', examDateSchema)
  const all = await items.list('banner', placedBannerSchema)
  const today = shanghaiDate(now)
  return all.filter((banner) => banner.place === place && seasonState(banner, exams, today) === 'now')
}
