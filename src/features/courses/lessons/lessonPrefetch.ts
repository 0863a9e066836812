import { playedLesson, type PlayedLesson } from '@/contracts/course/lessons'
import type { Stores } from '@/stores/Stores'

/** Lifetime of an unused prefetch: film addresses expire, and courses are refunded. */
const KEPT_MS = 5000

interface LessonRequest {
  readonly goodsId: string
  readonly lessonId: string
}

type AskDeps = Pick<Stores, 'call' | 'session'>

interface Ahead {
  readonly key: string
  readonly answer: Promise<PlayedLesson>
  readonly at: number
}

let ahead: Ahead | undefined

const keyOf = ({ session }: AskDeps, { goodsId, lessonId }: LessonRequest): string =>
  [session.uid, goodsId, lessonId].join(' ')

/** Fetches a lesson for the player. */
const ask = ({ call, session }: AskDeps, { goodsId, lessonId }: LessonRequest): Promise<PlayedLesson> =>
  call(playedLesson, { params: { uid: session.uid, goodsId, lessonId } }, { quiet: true })

/** Prefetches a lesson at the tap, in parallel with the script of its page. */
export const prefetchLesson = (deps: AskDeps, wish: LessonRequest): void => {
  const key = keyOf(deps, wish)
  if (ahead?.key === key && Date.now() - ahead.at < KEPT_MS) return
  const answer = ask(deps, wish)
  // Ignore errors of an unused prefetch; its consumer still sees them.
  answer.catch(() => undefined)
  ahead = { key, answer, at: Date.now() }
}

/** The prefetched lesson, once; otherwise fetches it now. */
export const consumePrefetchedLesson = (deps: AskDeps, wish: LessonRequest): Promise<PlayedLesson> => {
  const found = ahead
  ahead = undefined
  if (found?.key === keyOf(deps, wish) && Date.now() - found.at < KEPT_MS) return found.answer
  return ask(deps, wish)
}
