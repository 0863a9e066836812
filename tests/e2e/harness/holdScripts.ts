import type { Page } from 'playwright-core'

/** Blocks the app's scripts until released, as a slow network does. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let start = (): void => undefined
  const held = new Promise<void>((done) => {
    start = done
  })
  await page.route('**/js/app*.js', async (route) => {
    await held
    await route.continue()
  })
  return () => start()
}
