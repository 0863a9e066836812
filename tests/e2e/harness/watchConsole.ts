import type { Page } from 'playwright-core'

/** Collects what a page complains about: console errors and uncaught exceptions. */
export const watchConsole = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  return complaints
}
