import type { PlayedLesson } from '@/contracts/course/lessons'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { storage } from '@/platform/storage'
import { video } from '@/platform/video'
import { mobileData } from '@/stores/media/mobileData'
import { readSettings, sourceOf } from '@/stores/media/playerSettings'
import { siteConfig } from '@/stores/siteConfig'
import { ResumePositions } from '@/stores/media/ResumePositions'
import { beginVideo } from '@/ui/media/videoBox'

/**
 * Begins a lesson's film as `Player` would, as soon as it is known and before the page is drawn (decisions/095). Over with its
 * first picture or after a moment; at once where nothing may begin by itself.
 */
export const beginFilm = async (uid: string, { goodsId, lessonId, film, stand }: PlayedLesson) => {
  if (!film || !(await mobileData.mayLoad(video.isMetered)) || film.provider) return
  const source = sourceOf(film, readSettings(storage.local).quality)
  if (!source) return
  const places = new ResumePositions(storage.local, uid)
  const startAt = places.resumeAt({ goodsId, lessonId, length: film.seconds }, stand)
  await beginVideo(absoluteAddress(source.url, siteConfig.apiBase), startAt)
}
