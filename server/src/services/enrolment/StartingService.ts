import { type StartingSchool, startingStepSchema } from '@/contracts/course/startingSchool'
import { orThrow } from '../../http/orThrow'
import type { Clock } from '../../ports/Clock'
import type { ItemRepository } from '../../repository/ItemRepository'
import type { StartingRepository } from './StartingRepository'

/** The first day with a course (开学典礼). */
export class StartingService {
  constructor(
    private readonly starting: StartingRepository,
    private readonly items: ItemRepository,
    private readonly clock: Clock,
  ) {}

  async of(uid: number, goodsId: string | undefined): Promise<StartingSchool | null> {
    const now = this.clock()
    const course = await this.starting.course(uid, goodsId, now)
    if (!course) return null
    const { teacherIds, ...shown } = course
    const lessons = await this.starting.firstLessons(course.goodsId)
    const broadcastOf = await this.starting.broadcasts(lessons, now)
    return {
      ...shown,
      teachers: await this.starting.teachers(teacherIds),
      steps: await this.items.list('starting-step', startingStepSchema),
      done: await this.doneOf(uid, course.goodsId),
      schedule: lessons.map((lesson) => {
        const { lessonId, title, kind } = lesson
        const broadcast = broadcastOf(lesson)
        return { lessonId, title, kind, ...(broadcast && { startsAt: broadcast.startsAt }) }
      }),
    }
  }

  /** What was ticked, and what is done without a tick. */
  private async doneOf(uid: number, goodsId: string): Promise<string[]> {
    const ticked = await this.starting.done(uid, goodsId)
    return [...new Set([...ticked, ...(await this.starting.known(uid, goodsId))])].sort()
  }

  /** Only steps that the content knows, of a course that is owned. */
  async tick(uid: number, goodsId: string, step: string, done: boolean): Promise<void> {
    const now = this.clock()
    orThrow(await this.starting.course(uid, goodsId, now), 'goodsNotFree')
    orThrow(await this.items.find('starting-step', step, startingStepSchema), 'notFound')
    if (done) await this.starting.tick(uid, goodsId, step, now)
    else await this.starting.untick(uid, goodsId, step)
  }
}
