import { untouched } from '@/domain/attempt/AttemptState'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { studyDayOfDate } from '@/domain/memory/studyDay'
import { mistakeEvent, type Missed } from '@/domain/mistakes/mistakeEvent'
import { mistakeReason } from '@/domain/mistakes/mistakeReason'
import { examOf } from '@/domain/progress/examOf'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { examDateSchema } from '@/contracts/course/examDates'
import type { Db } from '../../../db/Database'
import { ItemRepository } from '../../../repository/ItemRepository'
import { mistakeEvents } from '../../../db/schema/mistakes'
import { readOne } from '../../../db/Read'
import { lock } from '../../../db/withLock'
import { EventLog } from '../../../repository/EventLog'
import type { AttemptReplay } from '../attempts/AttemptReplay'
import { type FiledCard, MistakeRepository } from './MistakeRepository'
import type { CalibratedQuestion } from '../questions/QuestionRepository'
import { memoryFrom, statusFromLog } from './statusFromLog'

type Questions = ReadonlyMap<string, CalibratedQuestion>

/** The lock under which a learner's book of mistakes is written. */
export const bookLock = (uid: number): string => `mistakes:${uid}`

const log = new EventLog(mistakeEvents)

/** Missed questions of an attempt. */
const missedIn = (replay: AttemptReplay, questions: Questions, ids: readonly string[]): Missed[] => {
  const { verdicts } = replay.score(questions)
  return ids.flatMap((questionId) => {
    const question = questions.get(questionId)?.question
    const verdict = verdicts.get(questionId)
    const state = replay.state.questions.get(questionId) ?? untouched
    const at = replay.answeredAt(questionId)
    const reason = question && verdict && mistakeReason(question, verdict, state)
    if (!reason || at === undefined) return []
    return [{ questionId, attemptId: replay.row.attemptId, reason, at, took: state.took }]
  })
}

/** The study day of the exam that a learner prepares for; undefined where operators name none. */
const comingExamDay = async (tx: Db, uid: number, now: number): Promise<number | undefined> => {
  const exams = await new ItemRepository(readOne(tx)).list('exam', examDateSchema)
  const chosen = await new MistakeRepository(tx, uid).examYear()
  const exam = examOf(exams, chosen, shanghaiDate(now))
  return exam && studyDayOfDate(exam.date)
}

/** A missed question as a card, with the line of the log that it makes. */
const filed = (
  missed: Missed,
  history: readonly MemoryEvent[],
  replay: AttemptReplay,
  questions: Questions,
  examDay: number | undefined,
): { event: MemoryEvent; card: FiledCard } | undefined => {
  const { questionId, attemptId, reason, at } = missed
  const event = mistakeEvent(missed, memoryFrom(history), examDay)
  if (history.some(({ id }) => id === event.id)) return undefined
  const standing = statusFromLog(questionId, [...history, event])
  const answer = replay.state.questions.get(questionId)?.answer
  const found = questions.get(questionId)
  if (!standing || !answer || !found) return undefined
  const { subject, question } = found
  return {
    event,
    card: {
      ...standing,
      subject,
      point: question.point,
      attemptId,
      reason,
      missedAt: at,
      answers: [{ answer, at, reason }],
    },
  }
}

/**
 * Files what an attempt missed in the book of mistakes, of questions whose keys may be known and whose answers cannot change any
 * more. The same answer makes the same line of the log, so filing may be repeated. Inside the transaction that holds the attempt.
 */
export const recordMistakes = async (
  tx: Db,
  replay: AttemptReplay,
  questions: Questions,
  ids: readonly string[],
): Promise<void> => {
  const { uid } = replay.row
  const missed = missedIn(replay, questions, ids)
  if (!missed.length) return
  await lock(tx, bookLock(uid))
  const histories = await log.historiesOf(
    tx,
    uid,
    missed.map(({ questionId }) => questionId),
  )
  // A first mistake comes back on the next day, exam or not.
  const latest = Math.max(...missed.map(({ at }) => at))
  const isAgain = [...histories.values()].some(({ length }) => length > 0)
  const examDay = isAgain ? await comingExamDay(tx, uid, latest) : undefined
  const found = missed.flatMap(
    (one) => filed(one, histories.get(one.questionId) ?? [], replay, questions, examDay) ?? [],
  )
  if (!found.length) return
  await log.append(
    tx,
    uid,
    found.map(({ event }) => event),
  )
  await new MistakeRepository(tx, uid).file(found.map(({ card }) => card))
}
