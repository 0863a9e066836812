import type { BrowserContext, Route } from 'playwright-core'

/** Lets no request of an address be answered until the function that it gives is called. */
export const holdAnswers = async (context: BrowserContext, address: string): Promise<() => Promise<void>> => {
  let goOn = (): void => undefined
  const held = new Promise<void>((done) => {
    goOn = done
  })
  const hold = async (route: Route): Promise<void> => {
    await held
    await route.fallback()
  }
  await context.route(address, hold)
  return async () => {
    goOn()
    await context.unroute(address, hold)
  }
}
