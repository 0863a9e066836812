import type { BrowserContext } from 'playwright-core'

type Script = Awaited<ReturnType<BrowserContext['addInitScript']>>

/** Scripts of contexts without a network. */
const scripts = new WeakMap<BrowserContext, Script>()

/** Runs in the page: says what a phone in flight mode says. */
const sayOffline = (): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
}

/** Runs in the page: the network is back. */
const sayOnline = (): void => {
  if (!Object.hasOwn(navigator, 'onLine')) return
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
}

/**
 * Cuts the network of all pages of a context, those that open later included. Chromium from 150 on says that a page is
 * online which was opened after the cut, as a phone does not.
 */
export const cutNetwork = async (context: BrowserContext): Promise<void> => {
  if (scripts.has(context)) return
  await context.setOffline(true)
  scripts.set(context, await context.addInitScript(sayOffline))
}

/** Restores what `cutNetwork` cut. */
export const restoreNetwork = async (context: BrowserContext): Promise<void> => {
  await scripts.get(context)?.dispose()
  scripts.delete(context)
  await context.setOffline(false)
  await Promise.all(context.pages().map((page) => page.evaluate(sayOnline)))
}
