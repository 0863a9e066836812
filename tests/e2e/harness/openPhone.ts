import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { PATIENCE_MS } from '../../patience'
import type { KeptSession } from '../sessionOf'
import { openBrowser } from './openBrowser'
import { PHONE } from './phone'

/** Whatever is opened in it from now on finds a login. */
export const keepLogin = async (context: BrowserContext, session: KeptSession): Promise<void> => {
  const kept = JSON.stringify(JSON.stringify(session))
  await context.addInitScript(`localStorage.setItem('userInfo', ${kept})`)
}

/** A phone of its own, with nothing kept on it but, where one is given, a login. */
export const openPhone = async (
  options: BrowserContextOptions = {},
  session?: KeptSession,
): Promise<BrowserContext> => {
  const context = await (await openBrowser()).newContext({ ...PHONE, ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  if (session) await keepLogin(context, session)
  return context
}
