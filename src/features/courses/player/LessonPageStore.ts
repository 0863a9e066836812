import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { beginFilm } from '@/blocks/player/beginFilm'
import {
  finishLesson,
  studiedCourse,
  type PlayedLesson,
  type StudiedCourse,
} from '@/contracts/course/lessons'
import type { LessonProgress } from '@/contracts/course/watching'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'
import { refusalHint } from '../lessons/refusalHint'
import { consumePrefetchedLesson } from '../lessons/lessonPrefetch'
import { NoteBook } from './NoteBook'

type LessonPageStoreDeps = Pick<Stores, 'call' | 'session' | 'drafts' | 'ui'>

/** The lesson to begin with: the last one, or the first that has a film. */
const firstLesson = ({ lastLessonId, chapters }: StudiedCourse): string | undefined => {
  const films = chapters.flatMap(({ lessons }) => lessons).filter(({ playable }) => playable)
  return (films.find(({ lessonId }) => lessonId === lastLessonId) ?? films[0])?.lessonId
}

/** The page of a course for its learner: the open lesson, its notes, and the outline around it. */
export class LessonPageStore {
  readonly course: Resource<StudiedCourse>
  lesson: Resource<PlayedLesson> | undefined = undefined
  notes: NoteBook | undefined = undefined
  lessonId: string | undefined = undefined
  /** Whether the open lesson was come to from another: its film begins by itself. */
  goesOn = false
  /** Lesson progress returned since the outline was loaded. */
  private readonly finishing = new Task()
  private readonly stands = new Map<string, LessonProgress>()

  constructor(
    private readonly deps: LessonPageStoreDeps,
    readonly goodsId: string,
    private readonly asked: string | undefined,
  ) {
    this.course = new Resource(() => deps.call(studiedCourse, { params: this.params }, { quiet: true }))
    makeAutoObservable<this, 'deps' | 'asked' | 'finishing'>(
      this,
      {
        deps: false,
        asked: false,
        finishing: false,
        course: false,
        goodsId: false,
        lesson: observableRef,
        notes: observableRef,
      },
      { autoBind: true },
    )
  }

  /** The film comes first: while it begins, the backend and the browser are asked for nothing else. */
  start(): void {
    void this.first()
  }

  open(lessonId: string): Promise<void> {
    this.goesOn = this.lesson !== undefined
    this.lessonId = lessonId
    const lesson = new Resource(async () => {
      const played = await this.ask(lessonId)
      // A lesson that was left meanwhile plays nothing.
      if (lesson === this.lesson) await beginFilm(this.deps.session.uid, played)
      return played
    })
    this.lesson = lesson
    this.notes = new NoteBook({ ...this.deps, goodsId: this.goodsId, lessonId })
    return lesson.load()
  }

  /** A film did not come: when the course is not the learner's any more, that is said in its place. */
  async review(lessonId: string): Promise<void> {
    const again = new Resource(() => this.ask(lessonId))
    await again.load()
    const { phase } = again
    if (phase.kind !== 'failed' || refusalHint(phase.code) === undefined) return
    runInAction(() => {
      if (this.lessonId === lessonId) this.lesson = again
    })
  }

  /** How far a lesson of the outline is. */
  standOf(lessonId: string, known: LessonProgress): LessonProgress {
    return this.stands.get(lessonId) ?? known
  }

  get isFinishing(): boolean {
    return this.finishing.isRunning
  }

  /** Marks a lesson without a film as done. */
  async finish(lessonId: string): Promise<void> {
    const { call, ui } = this.deps
    const known = this.lesson?.value?.stand
    const isDone = await this.finishing.succeeds(() =>
      call(finishLesson, { params: { ...this.params, lessonId }, body: {} }),
    )
    if (!isDone) return
    if (known) this.stood(lessonId, { ...known, done: true })
    ui.say('已记入进度')
  }

  /** Stores a lesson's progress from the backend. */
  stood(lessonId: string, stand: LessonProgress): void {
    this.stands.set(lessonId, stand)
  }

  async begin(): Promise<void> {
    await this.course.load()
    const { value } = this.course
    const lessonId = value && firstLesson(value)
    if (this.lessonId === undefined && lessonId !== undefined) await this.open(lessonId)
  }

  private async first(): Promise<void> {
    if (this.asked) await this.open(this.asked)
    await this.begin()
  }

  private ask(lessonId: string): Promise<PlayedLesson> {
    return consumePrefetchedLesson(this.deps, { goodsId: this.goodsId, lessonId })
  }

  private get params() {
    return { uid: this.deps.session.uid, goodsId: this.goodsId }
  }
}
