import type { Page } from 'playwright-core'
import type { KeptSession } from '../sessionOf'
import { keepLogin, openPhone } from './openPhone'
import { bringAxe } from './seriousFindings'
import { watchConsole } from './watchConsole'

/** A tab in which one page after the other is opened, and what its console said. */
export interface ForgetfulTab {
  readonly page: Page
  readonly complaints: string[]
}

/** A tab on a phone that forgets everything but its login whenever a page is opened in it. */
export const openForgetful = async (session?: KeptSession): Promise<ForgetfulTab> => {
  const context = await openPhone({ reducedMotion: 'reduce' })
  await context.addInitScript('localStorage.clear(); sessionStorage.clear()')
  await bringAxe(context)
  if (session) await keepLogin(context, session)
  const page = await context.newPage()
  return { page, complaints: watchConsole(page) }
}
