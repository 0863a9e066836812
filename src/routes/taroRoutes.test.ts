import { customRoutes } from './customRoutes'
import { pagePathOf } from './pagePathOf'
import { routeIds, routeOf } from './routeOf'
import { mainPages, pageTitles, subPackages } from './taroRoutes'
import { tabs } from './tabs'
import { titleOf } from './titleOf'

const rows = routeIds.map(routeOf)

describe('what Taro is configured with', () => {
  it('puts the tabs first into the main package, home before all', () => {
    const tabPages = tabs.map(({ route }) => pagePathOf(routeOf(route)).slice(1))
    expect(mainPages.slice(0, 4)).toEqual(tabPages)
    expect(mainPages[0]).toBe('pages/home/index')
  })

  it('keeps the main package to pages/ and the not-open answer among them', () => {
    for (const page of mainPages) expect(page).toMatch(/^pages\/[\w-]+\/index$/)
    expect(mainPages).toContain('pages/not-open/index')
    expect(new Set(mainPages).size).toBe(mainPages.length)
  })

  it('has one subpackage for each area with built pages', () => {
    const areas = new Set(rows.flatMap(({ page }) => (page?.includes('/') ? [page.split('/')[0]] : [])))
    expect(subPackages.map(({ root }) => root).sort()).toEqual(
      [...areas].map((area) => `features/${area}`).sort(),
    )
    for (const { pages } of subPackages) {
      for (const page of pages) expect(page).toMatch(/^pages\/[\w-]+\/index$/)
      expect(new Set(pages).size).toBe(pages.length)
    }
  })

  it('reaches the page of every row', () => {
    const all = [
      ...mainPages,
      ...subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
    ]
    expect(rows.map((row) => pagePathOf(row).slice(1)).filter((page) => !all.includes(page))).toEqual([])
  })

  it('gives every address to exactly one page of the H5 router', () => {
    const addresses = Object.values(customRoutes).flat()
    expect(addresses.sort()).toEqual(rows.map(({ path }) => path).sort())
    expect(customRoutes['/pages/home/index']).toEqual(['/', '/home-page'])
  })

  it('titles a page after its first row', () => {
    expect(pageTitles[pagePathOf(routeOf('login')).slice(1)]).toBe('登录')
    expect(pageTitles[pagePathOf(routeOf('summerGold')).slice(1)]).toBe('夏季抢跑营')
    for (const row of rows) expect(pageTitles[pagePathOf(row).slice(1)]).toBeTruthy()
    expect(pageTitles['pages/home/index']).toBe(titleOf(routeOf('home').title))
  })

  it('answers for rows that are not built yet with the not-open page', () => {
    expect(pagePathOf({})).toBe('/pages/not-open/index')
    expect(pagePathOf({ page: 'login' })).toBe('/pages/login/index')
    expect(pagePathOf({ page: 'landing/promo' })).toBe('/features/landing/pages/promo/index')
  })
})
