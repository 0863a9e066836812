import type { AnswerLink } from '@/contracts/assistant/blocks'
import type { Query } from '@/lib/query'
import { buildAddress } from '@/routes/buildUrl'
import { isRouteId } from '@/routes/routeOf'
import type { Stores } from '@/stores/Stores'

/** Opens a row that data names. A name that this release does not know is newer than it, and that is said. */
export const openRoute = async (
  { navigator, ui }: Pick<Stores, 'navigator' | 'ui'>,
  { route, query }: Pick<AnswerLink, 'route'> & { readonly query?: Query },
): Promise<void> => {
  if (isRouteId(route)) return navigator.openAddress(buildAddress(route, query ?? {}))
  ui.say('这个页面要更新后才能打开')
}
