import { sql } from 'drizzle-orm'
import { untouched } from '@/domain/attempt/AttemptState'
import type { Db } from '../../../db/Database'
import { statement } from '../../../db/statement'
import type { AttemptReplay } from './AttemptReplay'
import { recordMistakes } from '../mistakes/mistakeRecording'
import type { CalibratedQuestion } from '../questions/QuestionRepository'

type Questions = ReadonlyMap<string, CalibratedQuestion>

const { placeholder } = sql

/** An answer that is filed again, as own writing that was awarded, is judged anew. */
const saveJudged = statement(
  'save_judged_answers',
  sql`
  insert into judged_answers (uid, attempt_id, question_id, subject, point, share, took, guessed, answered_at)
  select ${placeholder('uid')}::bigint, ${placeholder('attempt')}::text, question_id, subject, point,
    share, took, guessed, answered_at
  from jsonb_to_recordset(${placeholder('answers')}::jsonb)
    as a(question_id text, subject text, point text, share double precision, took integer, guessed boolean,
      answered_at timestamptz)
  on conflict (uid, attempt_id, question_id) do update set
    share = excluded.share, took = excluded.took, guessed = excluded.guessed, answered_at = excluded.answered_at`,
)

/** What some questions of an attempt say of their learner: not what is empty, nor writing that nobody awarded. */
const judgedIn = (replay: AttemptReplay, questions: Questions, ids: readonly string[]) => {
  const { verdicts } = replay.score(questions)
  return ids.flatMap((questionId) => {
    const verdict = verdicts.get(questionId)
    const found = questions.get(questionId)
    const at = replay.answeredAt(questionId)
    if (!verdict || !found || at === undefined) return []
    if (verdict.outcome === 'empty' || verdict.outcome === 'open') return []
    const { took, isGuessed } = replay.state.questions.get(questionId) ?? untouched
    return [
      {
        question_id: questionId,
        subject: found.subject,
        point: found.question.point,
        share: verdict.share,
        took,
        guessed: isGuessed,
        answered_at: new Date(at).toISOString(),
      },
    ]
  })
}

/**
 * Keeps how answers were judged, and files what was missed in the book of mistakes: as far as their keys may be known and they
 * cannot change any more. May be repeated. Inside the transaction that holds the attempt.
 */
export const recordAnswers = async (
  tx: Db,
  replay: AttemptReplay,
  questions: Questions,
  ids: readonly string[],
): Promise<void> => {
  const told = ids.filter((id) => replay.mayKnow(id))
  const { uid, attemptId } = replay.row
  const answers = judgedIn(replay, questions, told)
  if (answers.length) await saveJudged(tx, { uid, attempt: attemptId, answers: JSON.stringify(answers) })
  await recordMistakes(tx, replay, questions, told)
}
