import type { ChapterScope, CourseLearning, LearningChapter } from '@/contracts/course/learning'
import { seenPercent } from '@/domain/courses/seenPercent'
import { totalLength } from '@/domain/courses/totalLength'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { LearningRepository, LessonRow } from './LearningRepository'
import type { BroadcastOf } from '../../../repository/lessonBroadcasts'

/** A course as its learner goes through it. */
export class LearningService {
  constructor(
    private readonly learning: LearningRepository,
    private readonly clock: Clock,
  ) {}

  async course(uid: number, goodsId: string): Promise<CourseLearning> {
    const now = this.clock()
    const { expiresAt, ...held } = orThrow(await this.learning.held(uid, goodsId, now), 'courseNotHeld')
    const rows = await this.learning.lessons(uid, goodsId)
    const broadcastOf = await this.learning.broadcasts(rows, now)
    return { ...held, ...(expiresAt !== null && { expiresAt }), chapters: chaptersOf(rows, broadcastOf) }
  }

  async saveScope(uid: number, goodsId: string, chapters: readonly ChapterScope[]): Promise<void> {
    orThrow(await this.learning.held(uid, goodsId, this.clock()), 'courseNotHeld')
    const known = new Set((await this.learning.lessons(uid, goodsId)).map(({ chapterTitle }) => chapterTitle))
    const byTitle = new Map(chapters.map((chapter) => [chapter.title, chapter]))
    await this.learning.saveScope(
      uid,
      goodsId,
      [...byTitle.values()].filter(({ title }) => known.has(title)),
    )
  }
}

const chaptersOf = (rows: readonly LessonRow[], broadcastOf: BroadcastOf): LearningChapter[] => {
  const chapters = new Map<string, LearningChapter>()
  for (const row of rows) {
    const {
      goodsId,
      chapterTitle: title,
      chosen,
      skipped,
      doneAt,
      weekly,
      isComing,
      watched,
      ...lesson
    } = row
    const broadcast = broadcastOf({ ...lesson, goodsId, weekly })
    const chapter = chapters.get(title) ?? { title, chosen, skipped, lessons: [] }
    chapter.lessons.push({
      ...lesson,
      done: doneAt !== null,
      seen: watched ? seenPercent({ covered: totalLength(watched.covered), length: watched.length }) : 0,
      ...(broadcast && { startsAt: broadcast.startsAt }),
      ...(isComing && { coming: true as const }),
    })
    chapters.set(title, chapter)
  }
  return [...chapters.values()]
}
