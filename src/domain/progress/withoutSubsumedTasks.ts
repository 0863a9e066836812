/** What of a task says what it asks for, and when. */
interface AskedInWeek {
  readonly kind: string
  readonly subject?: { readonly code: string } | undefined
  readonly amount: number
  readonly week: number
}

const sameAsked = (one: AskedInWeek, other: AskedInWeek): boolean =>
  one.week === other.week && one.kind === other.kind && one.subject?.code === other.subject?.code

/** The tasks without those of which another one of the same week asks more: in a short plan 400 words and 800 words are one task. */
export const withoutSubsumedTasks = <Task extends AskedInWeek>(tasks: readonly Task[]): Task[] =>
  tasks.filter((task) => !tasks.some((other) => sameAsked(task, other) && other.amount > task.amount))
