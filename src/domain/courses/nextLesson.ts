interface Lesson {
  readonly lessonId: string
  readonly done: boolean
  /** Still being made. */
  readonly coming?: true | undefined
}

interface Chapter<L extends Lesson> {
  readonly chosen: boolean
  readonly skipped: number
  readonly lessons: readonly L[]
}

const isOpen = ({ done, coming }: Lesson): boolean => !done && !coming

/** The lessons that the learner has still to learn: of the chosen chapters, behind what is known already, not done, and there. */
export const openLessons = <L extends Lesson>(chapters: readonly Chapter<L>[]): L[] =>
  chapters
    .filter(({ chosen }) => chosen)
    .flatMap(({ lessons, skipped }) => lessons.slice(skipped))
    .filter(isOpen)

/** The lesson to resume: the one opened last while it is open, else the first open one. */
export const nextLesson = <L extends Lesson>(
  chapters: readonly Chapter<L>[],
  lastOpened: string | undefined,
): L | undefined => {
  const left = chapters.flatMap(({ lessons }) => lessons)
  const last = left.find((lesson) => lesson.lessonId === lastOpened && isOpen(lesson))
  return last ?? openLessons(chapters)[0]
}
