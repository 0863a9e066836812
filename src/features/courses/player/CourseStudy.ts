import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import { courseLearning, type CourseLearning, type LearningLesson } from '@/contracts/course/learning'
import { nextLesson } from '@/domain/courses/nextLesson'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'
import { networkFirst } from '@/stores/device/networkFirst'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'
import { openLesson } from '../lessons/openLesson'

/** The parts of the page of a course that is being learned. */
export type StudyPart = 'outline' | 'tests' | 'resources' | 'notes'

interface CourseStudyDeps extends Pick<Stores, 'call' | 'session' | 'navigator'> {
  readonly storage: KeyValueStore
  readonly goodsId: string
}

/** A course that is being learned: its chapters, which of them are open on the page, and where to go on. */
export class CourseStudy {
  part: StudyPart = 'outline'
  readonly course: Resource<CourseLearning>
  /** The lesson that was opened last on this device. */
  lastOpened: string | undefined
  /** Chapters that the learner closed or opened, by title; the others follow from what is done. */
  private readonly unfolded = new Map<string, boolean>()
  private readonly last: PersistedValue<string>

  constructor(private readonly deps: CourseStudyDeps) {
    const { call, session, storage, goodsId } = deps
    this.last = new PersistedValue(storage, `courses:last:${session.uid}:${goodsId}`, v.string())
    this.lastOpened = this.last.read()
    const name = `cache:course-learning:${session.uid}:${goodsId}`
    const kept = new PersistedValue(storage, name, courseLearning.response)
    // A course that was opened once shows its chapters without a network too.
    this.course = new Resource(() =>
      networkFirst(
        () => call(courseLearning, { params: { uid: session.uid, goodsId } }, { quiet: true }),
        kept,
      ),
    )
    makeAutoObservable<this, 'deps' | 'last'>(
      this,
      { deps: false, last: false, course: false },
      { autoBind: true },
    )
  }

  show(part: StudyPart): void {
    this.part = part
  }

  get next(): LearningLesson | undefined {
    return nextLesson(this.course.value?.chapters ?? [], this.lastOpened)
  }

  /** The chapter of the next lesson is open until the learner says otherwise. */
  isOpen(title: string): boolean {
    return this.unfolded.get(title) ?? title === this.currentChapter
  }

  fold(title: string): void {
    this.unfolded.set(title, !this.isOpen(title))
  }

  /** Opens a lesson on the page of its kind, and remembers it. */
  open({ lessonId, kind }: Pick<LearningLesson, 'lessonId' | 'kind'>): void {
    const { goodsId } = this.deps
    this.lastOpened = lessonId
    this.last.write(lessonId)
    openLesson(this.deps, { goodsId, lessonId, kind })
  }

  private get currentChapter(): string | undefined {
    const { next } = this
    const chapters = this.course.value?.chapters ?? []
    return (chapters.find(({ lessons }) => lessons.some((lesson) => lesson === next)) ?? chapters[0])?.title
  }
}
