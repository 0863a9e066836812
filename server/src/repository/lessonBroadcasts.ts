import type { BroadcastTimes } from '@/domain/courses/broadcastTimes'
import { lessonRoom } from '@/domain/courses/lessonRoom'
import { nextWeekly } from '@/domain/courses/nextWeekly'
import type { Db } from '../db/Database'
import { type PlannedBroadcast, timesOfBroadcasts } from './timesOfBroadcasts'

const MINUTE = 60_000
/** From one broadcast of a weekly lesson to the next, in ms. */
export const WEEK = 7 * 86_400_000

/** Offsets in weeks around the planned broadcast: an operator may have moved a neighbour beside it. */
const NEIGHBOURS = [-2, -1, 0, 1, 2]

/** A lesson that may be broadcast each week. */
export interface WeeklyLesson {
  readonly goodsId: string
  readonly lessonId: string
  readonly minutes: number
  /** The rule of its moments; null for lessons of other kinds. */
  readonly weekly: string | null
}

export type LessonBroadcast = PlannedBroadcast & BroadcastTimes

export type BroadcastOf = (lesson: WeeklyLesson) => LessonBroadcast | undefined

/** The broadcast that runs by plan or comes next, with its neighbours: one of them may have been moved to now. */
const candidatesOf = ({ goodsId, lessonId, minutes, weekly }: WeeklyLesson, now: number) => {
  if (!weekly) return []
  const planned = nextWeekly(weekly, now - minutes * MINUTE + 1)
  return NEIGHBOURS.map((weeks) => planned + weeks * WEEK).map((at) => ({
    liveId: lessonRoom(goodsId, lessonId, at),
    at,
    minutes,
  }))
}

/** Of each weekly lesson the broadcast that runs, else the next one, where an operator moved it: one statement for all. */
export const lessonBroadcasts = async (
  db: Db,
  lessons: readonly WeeklyLesson[],
  now: number,
): Promise<BroadcastOf> => {
  const timesOf = await timesOfBroadcasts(
    db,
    lessons.flatMap((lesson) => candidatesOf(lesson, now)),
  )
  return (lesson) =>
    candidatesOf(lesson, now)
      .map((planned) => ({ ...planned, ...timesOf(planned) }))
      .filter(({ endsAt }) => endsAt > now)
      .sort((one, other) => one.startsAt - other.startsAt)[0]
}
