import { isMiniProgram, isNativeApp, type ClientContext } from '@/stores/ClientContext'

/** What the bottom button of a landing page does for a visitor (seed §4). */
export type Offer = 'hidden' | 'qrCard' | 'login' | 'buy'

/**
 * The agent matrix of the summer camp: hidden inside the apps, the QR card for agent 8 and mini-programs, the login dialog
 * for an anonymous visitor, otherwise the purchase.
 */
export const offerFor = (client: ClientContext, isLoggedIn: boolean): Offer => {
  if (isNativeApp(client)) return 'hidden'
  if (!isLoggedIn) return 'login'
  return isMiniProgram(client) ? 'qrCard' : 'buy'
}
