import { and, eq } from 'drizzle-orm'
import { type Lecture, lectureSchema } from '@/contracts/promo/lectures'
import { lectureRoom } from '@/domain/courses/lectureRoom'
import { lessonRoom } from '@/domain/courses/lessonRoom'
import { nextWeekly } from '@/domain/courses/nextWeekly'
import type { Db } from '../../db/Database'
import { goods, lessons } from '../../db/schema/content'
import { entitledUsers } from '../../repository/entitledUsers'
import type { ItemRepository } from '../../repository/ItemRepository'
import { lessonBroadcasts, WEEK } from '../../repository/lessonBroadcasts'

const lectureName = /^lecture_([\w-]+)$/
const lessonName = /^lesson_([0-9A-Za-z-]+)_([0-9A-Za-z-]+)_([0-9a-z]+)$/

/** A broadcast as it is planned. */
export interface Planned {
  readonly liveId: string
  readonly title: string
  readonly host: string
  readonly at: number
  readonly minutes: number
  readonly vid: string | undefined
  /** Goods whose holders alone may watch. */
  readonly goodsId: string | undefined
  /** Goods of the product card. */
  readonly productId: string | undefined
  /** The broadcast of the same lesson a week before. */
  readonly earlierId: string | undefined
}

interface PlannedLecture extends Planned {
  readonly lectureId: string
}

const plannedLecture = (lecture: Lecture): PlannedLecture => {
  const { lectureId, title, teacher: host, at, minutes, vid, goodsId: productId } = lecture
  const room = { liveId: lectureRoom(lectureId), goodsId: undefined, productId, earlierId: undefined }
  return { lectureId, title, host, at, minutes, vid, ...room }
}

interface AuthoredLesson extends Pick<Planned, 'title' | 'host' | 'minutes'> {
  readonly goodsId: string
  readonly lessonId: string
}

const plannedLesson = ({ goodsId, lessonId, title, host, minutes }: AuthoredLesson, at: number): Planned => ({
  liveId: lessonRoom(goodsId, lessonId, at),
  title,
  host,
  at,
  minutes,
  vid: undefined,
  goodsId,
  productId: undefined,
  earlierId: lessonRoom(goodsId, lessonId, at - WEEK),
})

/** Open lectures and live lessons as broadcasts, by the names of their rooms. */
export class LiveProgramme {
  constructor(
    private readonly db: Db,
    private readonly items: ItemRepository,
  ) {}

  /** The broadcast of a room. A moment can be written in several ways; only one of them names the room. */
  async find(liveId: string): Promise<Planned | undefined> {
    const [, lecture] = lectureName.exec(liveId) ?? []
    if (lecture !== undefined) return this.lecture(lecture)
    const [, goodsId = '', lesson = '', moment = ''] = lessonName.exec(liveId) ?? []
    const found = await this.lessonAt(goodsId, lesson, parseInt(moment, 36))
    return found?.liveId === liveId ? found : undefined
  }

  async lecture(id: string): Promise<Planned | undefined> {
    const found = await this.items.find('lecture', id, lectureSchema)
    return found && plannedLecture(found)
  }

  async lectures(): Promise<PlannedLecture[]> {
    return (await this.items.list('lecture', lectureSchema)).map(plannedLecture)
  }

  /** The broadcast of a weekly lesson that runs, else the next one. */
  async lesson(goodsId: string, id: string, now: number): Promise<Planned | undefined> {
    const row = await this.lessonRow(goodsId, id)
    if (!row) return undefined
    const lesson = { ...row, goodsId, lessonId: id }
    const broadcast = (await lessonBroadcasts(this.db, [lesson], now))(lesson)
    return broadcast && plannedLesson(lesson, broadcast.at)
  }

  /** The users among these with access to the room of a broadcast. */
  async admitted({ goodsId }: Planned, uids: readonly number[], now: number): Promise<ReadonlySet<number>> {
    return goodsId === undefined ? new Set(uids) : entitledUsers(this.db, goodsId, uids, now)
  }

  private async lessonAt(goodsId: string, id: string, at: number): Promise<Planned | undefined> {
    const row = await this.lessonRow(goodsId, id)
    // Refuse a moment that the rule does not contain.
    if (!row?.weekly || nextWeekly(row.weekly, at) !== at) return undefined
    return plannedLesson({ ...row, goodsId, lessonId: id }, at)
  }

  private async lessonRow(goodsId: string, id: string) {
    const [row] = await this.db
      .select({ title: lessons.title, minutes: lessons.minutes, weekly: lessons.weekly, host: goods.title })
      .from(lessons)
      .innerJoin(goods, eq(goods.goodsId, lessons.goodsId))
      .where(and(eq(lessons.goodsId, goodsId), eq(lessons.lessonId, id), eq(lessons.kind, 'live')))
    return row
  }
}
