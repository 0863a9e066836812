import type { PaperKind } from './attemptKinds'
import { type AttemptState, type AttemptTerms, untouched } from './AttemptState'
import type { AttemptEvent } from './events'
import { expiryOf } from './expiryOf'
import { attemptPolicies } from './policies'
import { replayAttempt } from './replayAttempt'

/** The filled-in paper of a promo page, as a device stores it and hands it in. */
export interface PaperSheet {
  readonly startedAt: number
  /** Null when there is no end. */
  readonly endsAt: number | null
  /** By question, in order: the option that was chosen, null for one left out. */
  readonly answers: readonly (number | null)[]
  /** How long it took; null until it is handed in. */
  readonly seconds: number | null
}

type Unheaded<E> = E extends AttemptEvent ? Omit<E, 'id' | 'at' | 'device'> : never
/** One thing that is done with a sheet, at a moment. */
export interface SheetDeed {
  readonly at: number
  readonly fields: Unheaded<AttemptEvent>
}

const DEVICE = 'paper'

/** The engine names questions; on a sheet they have their places. */
export const questionAt = (no: number): string => String(no)

/** Terms of a paper at its start. */
export const paperTerms = (kind: PaperKind, { startedAt, endsAt, answers }: PaperSheet): AttemptTerms => ({
  policy: attemptPolicies[kind],
  questionIds: answers.map((_, no) => questionAt(no)),
  startedAt,
  endsAt,
})

/** Choosing an option. */
export const choiceOf = (no: number, option: number): SheetDeed['fields'] => ({
  kind: 'answer',
  question: questionAt(no),
  answer: { type: 'single', option },
  took: 0,
})

/** The shortest log that leads to a sheet. */
const logOf = ({ startedAt, answers, seconds }: PaperSheet): AttemptEvent[] => {
  const head = { at: startedAt, device: DEVICE }
  const given = answers.flatMap((option, no) =>
    option === null ? [] : [{ ...head, id: `0-${no}`, ...choiceOf(no, option) }],
  )
  if (seconds === null) return given
  return [...given, { ...head, id: '0-end', at: startedAt + seconds * 1000, kind: 'handIn' }]
}

/** The state of a paper: the fold of its sheet and of what is done next, by the engine of all attempts. */
export const replaySheet = (
  kind: PaperKind,
  sheet: PaperSheet,
  now: number,
  deed?: SheetDeed,
): AttemptState => {
  const { endsAt } = sheet
  const log = logOf(sheet)
  if (deed) {
    // Place the event after all events of the sheet, whatever the device's clock shows.
    const last = log[log.length - 1]?.at ?? sheet.startedAt
    const at = Math.max(deed.at, last + 1)
    log.push({ ...deed.fields, id: '1', at, device: DEVICE })
  }
  if (endsAt !== null && now >= endsAt) log.push(expiryOf(endsAt))
  return replayAttempt(paperTerms(kind, sheet), log)
}

/** The chosen option of a question, or null. */
export const optionAt = ({ questions }: Pick<AttemptState, 'questions'>, no: number): number | null => {
  const { answer } = questions.get(questionAt(no)) ?? untouched
  return answer?.type === 'single' ? answer.option : null
}
