import type { AnswerLink } from '@/contracts/assistant/blocks'
import type { Query } from '@/lib/query'
import { buildAddress } from '@/routes/buildUrl'
import { isRouteId } from '@/routes/routeOf'
import type { Stores } from '@/stores/Stores'

/** Opens a row that data names; a name that this release does not know leads nowhere. */
export const openRoute = (
  { navigator }: Pick<Stores, 'navigator'>,
  { route, query }: Pick<AnswerLink, 'route'> & { readonly query?: Query },
): Promise<void> =>
  isRouteId(route) ? navigator.openAddress(buildAddress(route, query ?? {})) : Promise.resolve()
