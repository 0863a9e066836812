import * as v from 'valibot'
import type { LessonProgress } from '@/contracts/course/watching'
import { resumePlace } from '@/domain/courses/resumePlace'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '../device/PersistedValue'

const MOST_PLACES = 50

const placesSchema = v.record(v.string(), v.object({ place: v.number(), at: v.number() }))

/** Which lesson, and how long it is in seconds. */
export interface WatchedLesson {
  readonly goodsId: string
  readonly lessonId: string
  readonly length: number
}

/** A learner's last positions in lessons, as stored on this device. */
export class ResumePositions {
  private readonly kept: PersistedValue<Record<string, { place: number; at: number }>>

  constructor(storage: KeyValueStore, uid: string) {
    this.kept = new PersistedValue(storage, `watch:places:${uid}`, placesSchema)
  }

  /** The position to resume: the later of the device's and the account's. */
  resumeAt(lesson: WatchedLesson, { place, watchedAt }: Pick<LessonProgress, 'place' | 'watchedAt'>): number {
    const here = this.kept.read()?.[keyOf(lesson)]
    return resumePlace(lesson.length, here, watchedAt === undefined ? undefined : { place, at: watchedAt })
  }

  /** The learner is at a second of a lesson. */
  keep(lesson: WatchedLesson, place: number, at: number): void {
    const key = keyOf(lesson)
    const others = Object.entries(this.kept.read() ?? {})
      .filter(([other]) => other !== key)
      .sort(([, one], [, other]) => other.at - one.at)
      .slice(0, MOST_PLACES - 1)
    this.kept.write({ ...Object.fromEntries(others), [key]: { place, at } })
  }
}

const keyOf = ({ goodsId, lessonId }: WatchedLesson): string => `${goodsId}:${lessonId}`
