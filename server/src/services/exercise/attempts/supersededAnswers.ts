import type { AttemptTerms } from '@/domain/attempt/AttemptState'
import { type AttemptEvent, byMoment } from '@/domain/attempt/events'
import { keyFollowsAnswer } from '@/domain/attempt/feedbackRules'
import type { Answer } from '@/domain/attempt/Question'

type Answered = Extract<AttemptEvent, { kind: 'answer' }>

/** Shorter texts are not worth an update. */
const LONG = 100

const textsOf = (answer: Answer): readonly string[] => {
  if (answer.type === 'writing') return [answer.text, ...answer.pictures]
  return answer.type === 'blank' ? answer.texts : []
}

const lettersOf = (answer: Answer): number => textsOf(answer).reduce((sum, text) => sum + text.length, 0)

/** Letters of all typed answers in a log. */
export const lettersIn = (events: readonly AttemptEvent[]): number =>
  events.reduce((sum, event) => sum + (event.kind === 'answer' ? lettersOf(event.answer) : 0), 0)

const emptied = (answer: Answer): Answer => {
  if (answer.type === 'writing') return { ...answer, text: '', pictures: [] }
  return answer.type === 'blank' ? { ...answer, texts: answer.texts.map(() => '') } : answer
}

const isEmptied = ({ answer }: Answered): boolean =>
  (answer.type === 'writing' || answer.type === 'blank') && lettersOf(answer) === 0

const answersIn = (events: readonly AttemptEvent[]): readonly Answered[] =>
  [...events].sort(byMoment).flatMap((event) => (event.kind === 'answer' ? [event] : []))

/** Whether the last answer to a question stands, whatever else comes. */
const lastStands = ({ policy }: AttemptTerms): boolean =>
  policy.mayGoBack && !policy.mayReveal && policy.timer.per !== 'question' && !keyFollowsAnswer(policy)

/** Long answers of an open attempt that a later one to the same question replaced, without their texts: times and order stay. */
export const supersededAnswers = (terms: AttemptTerms, events: readonly AttemptEvent[]): Answered[] => {
  if (!lastStands(terms)) return []
  const answers = answersIn(events)
  const last = new Map(answers.map(({ question, id }) => [question, id]))
  return answers
    .filter(({ question, id, answer }) => last.get(question) !== id && lettersOf(answer) > LONG)
    .map((event) => ({ ...event, answer: emptied(event.answer) }))
}

/**
 * The earliest moment at which an attempt may have been handed in: not before an answer whose forerunners lost their texts, or
 * one of those would stand.
 */
export const earliestHandIn = (events: readonly AttemptEvent[]): number => {
  const answers = answersIn(events)
  const last = new Map(answers.map((event) => [event.question, event]))
  const later = answers.flatMap((event) => {
    const standing = last.get(event.question)
    return standing && standing.id !== event.id && isEmptied(event) ? [standing.at] : []
  })
  return later.reduce((latest, at) => Math.max(latest, at), 0)
}
