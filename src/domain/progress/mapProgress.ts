/** Position and progress of a task. */
interface PlacedTask {
  readonly week: number
  readonly isDone: boolean
}

/** A learner's progress on the map. */
interface MapProgress<Task> {
  /** Tasks of weeks that are over and that are not done. */
  readonly behind: number
  /** Tasks of weeks to come that are done already. */
  readonly ahead: number
  /** The next task; null when all are done. */
  readonly next: Task | null
}

/** Compares tasks with the current week. This week's come first: catching up on everything is not required. */
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
