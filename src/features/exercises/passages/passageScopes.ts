import { type EditionKey, passageEditions } from './passageEditions'
import type { ScheduledPassage, PassageBook, PassageScope } from './PassageBook'

/** What a page of reciting was opened with. */
export interface PassageRequest {
  readonly edition: EditionKey
  readonly subject?: string | undefined
  readonly chapter?: string | undefined
}

type Scoping = (book: PassageBook, wish: PassageRequest) => Promise<PassageScope | undefined>

const keyOf = ({ subject, chapter }: Pick<ScheduledPassage, 'subject' | 'chapter'>): string =>
  `${subject} ${chapter}`

/** A chapter of a subject, else all of the subject; without one the first subject. */
const byChapter: Scoping = async (book, { edition, subject, chapter }) => {
  const first = subject ?? (await book.subjects())[0]?.subject
  const open = await book.open(first === undefined ? [] : [first])
  const passages = open.passages.filter((one) => chapter === undefined || one.chapter === chapter)
  return { ...open, ...passageEditions[edition], passages }
}

/** The chapters of the plan; nothing where there is none. */
const byPlan: Scoping = async (book, { edition }) => {
  const plan = await book.plan()
  if (!plan) return undefined
  const wanted = new Set(plan.chapters.map(keyOf))
  const open = await book.open([...new Set(plan.chapters.map(({ subject }) => subject))])
  const passages = open.passages.filter((one) => wanted.has(keyOf(one)))
  return { ...open, ...passageEditions[edition], passages, newPerDay: plan.perDay }
}

/** All subjects, or one. */
const byDue: Scoping = async (book, { edition, subject }) => {
  const open = await (subject === undefined ? book.openAll() : book.open([subject]))
  return { ...open, ...passageEditions[edition] }
}

const scopings: Readonly<Record<EditionKey, Scoping>> = { first: byChapter, second: byPlan, third: byDue }

/** What an edition recites; undefined where its plan is still to be made. */
export const scopeOf: Scoping = (book, wish) => scopings[wish.edition](book, wish)
