import type { AttemptKind } from '@/domain/attempt/attemptKinds'
import type { MapTaskKind } from '@/domain/progress/mapTaskKinds'
import type { AskedTask } from './requestedTasks'
import type { MapRepository } from './MapRepository'

const PERCENT = 100

/** The attempts that count for a task. */
const ATTEMPTS: Readonly<Partial<Record<MapTaskKind, AttemptKind>>> = {
  ability: 'adaptive',
  synthesis: 'synthesis',
  paper: 'exam',
  mock: 'mock',
}

/** Counts what a learner has done since the first day, and answers how much of it counts for a task. */
export const countDone = async (learned: MapRepository, uid: number, now: number) => {
  const done = await learned.done(uid, now)
  const judged = await learned.judged(uid)
  const ended = await learned.ended(uid)
  const counts: Readonly<Partial<Record<MapTaskKind, (subject: string) => number>>> = {
    words: () => done.words,
    lessons: () => (done.lessons > 0 ? Math.floor((done.lessons_done * PERCENT) / done.lessons) : 0),
    recite: () => done.recited,
    practice: (subject) => judged.get(subject) ?? 0,
  }
  const attemptsOf = (kind: AttemptKind | undefined, subject: string | undefined): number =>
    ended
      .filter((row) => row.kind === kind && (subject === undefined || row.subject === subject))
      .reduce((sum, { total }) => sum + total, 0)
  return {
    hasLessons: done.lessons > 0,
    doneOf: ({ kind, subject }: AskedTask): number =>
      counts[kind]?.(subject?.code ?? '') ?? attemptsOf(ATTEMPTS[kind], subject?.code),
  }
}
