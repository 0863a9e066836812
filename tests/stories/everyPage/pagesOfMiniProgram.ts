import { buildAddress } from '@/routes/buildUrl'
import { everyRow } from '@/routes/everyRow'
import { pagePathOf } from '@/routes/pagePathOf'
import { routeIds } from '@/routes/routeOf'
import { openedWith } from '../../e2e/openedWith'

const onePerPage = routeIds.filter((id, at) => {
  const page = pagePathOf(everyRow[id])
  return routeIds.findIndex((other) => pagePathOf(everyRow[other]) === page) === at
})

/** Every page that the mini-program has, by an address that opens it: rows that share a page share its controls. */
export const pagesOfMiniProgram = onePerPage.map((id) => ({
  id,
  address: buildAddress(id, openedWith[id] ?? {}),
}))
