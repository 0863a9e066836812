import { customRoutes } from './customRoutes'
import { pagePathOf } from './pagePathOf'
import { everyRow } from './everyRow'
import { mainPages, pageTitles, subPackages } from './taroRoutes'
import { tabs } from './tabs'
import { titleOf } from './titleOf'

const rows = Object.values(everyRow)

describe('what Taro is configured with', () => {
  it('puts the tabs first into the main package, home before all', () => {
    const tabPages = tabs.map(({ route }) => pagePathOf(everyRow[route]).slice(1))
    expect(mainPages.slice(0, 4)).toEqual(tabPages)
    expect(mainPages[0]).toBe('pages/home/index')
  })

  it('keeps the main package to pages/', () => {
    for (const page of mainPages) expect(page).toMatch(/^pages\/[\w-]+\/index$/)
    expect(new Set(mainPages).size).toBe(mainPages.length)
  })

  it('has one subpackage for each area, or one for each part of it', () => {
    const places = new Set(
      rows.flatMap(({ page }) => (page.includes('/') ? [page.split('/').slice(0, -1).join('/')] : [])),
    )
    expect(subPackages.map(({ root }) => root).sort()).toEqual(
      [...places].map((place) => `features/${place}`).sort(),
    )
    for (const { pages } of subPackages) {
      for (const page of pages) expect(page).toMatch(/^pages\/[\w-]+\/index$/)
      expect(new Set(pages).size).toBe(pages.length)
    }
  })

  it('has no subpackage inside another, which WeChat refuses', () => {
    const roots = subPackages.map(({ root }) => `${root}/`)
    expect(roots.filter((root) => roots.some((other) => other !== root && root.startsWith(other)))).toEqual(
      [],
    )
  })

  it('reaches the page of every row', () => {
    const all = [
      ...mainPages,
      ...subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
    ]
    expect(rows.map((row) => pagePathOf(row).slice(1)).filter((page) => !all.includes(page))).toEqual([])
  })

  it("tells Taro's H5 router the addresses of the main package only", () => {
    const addresses = Object.values(customRoutes).flat()
    const inMain = rows.filter(({ page }) => !page.includes('/'))
    expect(addresses.sort()).toEqual(inMain.map(({ path }) => path).sort())
    expect(customRoutes['/pages/home/index']).toEqual(['/', '/home-page'])
  })

  it('titles a page after its first row', () => {
    expect(pageTitles[pagePathOf(everyRow['login']).slice(1)]).toBe('登录')
    expect(pageTitles[pagePathOf(everyRow['summerGold']).slice(1)]).toBe('夏季抢跑营')
    for (const row of rows) expect(pageTitles[pagePathOf(row).slice(1)]).toBeTruthy()
    expect(pageTitles['pages/home/index']).toBe(titleOf(everyRow['home'].title))
  })

  it('finds the file of a page', () => {
    expect(pagePathOf({ page: 'login' })).toBe('/pages/login/index')
    expect(pagePathOf({ page: 'landing/promo' })).toBe('/features/landing/pages/promo/index')
    expect(pagePathOf({ page: 'exercises/exam/report' })).toBe('/features/exercises/exam/pages/report/index')
  })
})
