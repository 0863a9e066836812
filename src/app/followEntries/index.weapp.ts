import { formatQuery } from '@/lib/query'
import { device, type DeviceFacts, type Entry } from '@/platform/device'
import { buildAddress } from '@/routes/buildUrl'
import { pagePathOf } from '@/routes/pagePathOf'
import { isRouteId, routeOf } from '@/routes/routeOf'
import type { AppStores } from '../createStores'
import { launchQuery } from '../launchQuery'
import { readWeappRoute } from '../readRoute'

/**
 * Applies a mini-program entry at launch or later: sets promotion and channel, and opens the public address of an
 * ordinary QR code.
 */
const follow = async ({ navigator, enter }: AppStores, { path, query }: Entry): Promise<void> => {
  enter(launchQuery(query))
  const { q } = query
  if (q) return navigator.openAddress(q.replace(/^https?:\/\/[^/?#]+/i, ''), 'relaunch')
  const { id, given } = readWeappRoute({ path, params: query })
  if (!routeOf(id).guards) return
  const settled = navigator.resolve(routeOf(id).path, given)
  const stays =
    settled.kind === 'page' && settled.id === id && formatQuery(settled.given) === formatQuery(given)
  if (!stays) await navigator.openAddress(buildAddress(id, given), 'relaunch')
}

/** Redirects an entry to a missing page: to the page that its row has now, or else to the error page. */
const answerMissing = async ({ navigator }: AppStores, { path, query }: Entry): Promise<void> => {
  const { route, ...given } = query
  if (isRouteId(route) && pagePathOf(routeOf(route)) !== `/${path}`)
    return navigator.openAddress(buildAddress(route, given), 'relaunch')
  return navigator.relaunch('error', { path: `/${path}` })
}

/** Follows every entry of the mini-program, and answers for pages that this version does not have. */
export const followEntries = async (stores: AppStores, { launch }: DeviceFacts): Promise<void> => {
  device.onEnter((entry) => {
    // Dialogs belong to the page that opened them: a new entry closes them.
    stores.ui.close()
    void follow(stores, entry)
  })
  device.onMissing((entry) => void answerMissing(stores, entry))
  await follow(stores, launch)
}
