import { printBudgets } from '../../stories/budgetLog'

let stopAll: (() => Promise<void>) | null = null

/** Keeps how to stop what the global set-up started. */
export const rememberStop = (stop: () => Promise<void>): void => {
  stopAll = stop
}

/** Jest's global tear-down: stops what the set-up started and prints the budgets that the stories measured. */
const globalTeardown = async (): Promise<void> => {
  await stopAll?.()
  stopAll = null
  printBudgets()
}

export default globalTeardown
