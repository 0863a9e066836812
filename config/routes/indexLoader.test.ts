import path from 'node:path'
import type { RouteRows } from '@/routes/defineRoutes'
import { pagePathOf } from '@/routes/pagePathOf'
import { routesByFeature } from '@/routes/table'
import { expandRows } from './expandRows'
import indexLoader from './indexLoader'

const TABLE = path.resolve(__dirname, '../../src/routes/table')
const fileOf = (area: string): string =>
  `${area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Routes.ts`

/** The rows that a build has in its entry for an area. */
const indexOf = (area: string): RouteRows => {
  const text = indexLoader.call({ resourcePath: path.join(TABLE, fileOf(area)) })
  const given: unknown = JSON.parse(`[${/expandRows\((.*)\)/.exec(text)?.[1] ?? ''}]`)
  return expandRows(...(given as Parameters<typeof expandRows>))
}

describe('the index that the entry holds instead of the table', () => {
  it.each(Object.entries<RouteRows>(routesByFeature))(
    'knows address, page and guards of %s',
    (area, rows) => {
      const index = indexOf(area)
      expect(Object.keys(index).sort()).toEqual(Object.keys(rows).sort())
      for (const [id, row] of Object.entries(rows)) {
        const { path: address, page, guards } = index[id] ?? {}
        expect({ id, address, page, guards }).toEqual({
          id,
          address: row.path,
          page: row.page,
          guards: row.guards,
        })
      }
    },
  )

  it('holds no title of a page that is not in the main package', () => {
    for (const area of Object.keys(routesByFeature)) {
      for (const row of Object.values(indexOf(area))) {
        expect(row.title === undefined).toBe(!/^\/pages\//.test(pagePathOf(row)))
      }
    }
  })
})
