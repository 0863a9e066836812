/** What of a task says where its learner stands. */
interface PlacedTask {
  readonly week: number
  readonly isDone: boolean
}

/** Where a learner stands on the map. */
interface MapProgress<Task> {
  /** Tasks of weeks that are over and that are not done. */
  readonly behind: number
  /** Tasks of weeks to come that are done already. */
  readonly ahead: number
  /** What to do next; null when all is done. */
  readonly next: Task | null
}

/** Compares tasks with the week that it is. This week's come first: nobody has to make up for everything before going on. */
export const mapProgress = <Task extends PlacedTask>(
  tasks: readonly Task[],
  week: number,
): MapProgress<Task> => {
  const open = tasks.filter(({ isDone }) => !isDone)
  const behind = open.filter((task) => task.week < week)
  return {
    behind: behind.length,
    ahead: tasks.filter((task) => task.isDone && task.week > week).length,
    next: open.find((task) => task.week === week) ?? behind[0] ?? open[0] ?? null,
  }
}
