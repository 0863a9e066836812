/* global document, history */
import { Current } from '@tarojs/runtime'
import landing from '../../src/features/landing/area'
import { matchAddress } from '../../src/routes/matchAddress'
import { routeOf } from '../../src/routes/routeOf'
import { loadPage } from '../h5/loadPage'

/** Landing pages are what most visitors open first: their list comes with the entry, one request earlier. */
const areaOf = async (name) =>
  name === 'landing' ? landing : (await import(`../../src/features/${name}/area`)).default

const pageOf = async (page) => {
  const [name, ...place] = page.split('/')
  return (await areaOf(name)).load(place.pop(), place[0])
}

const onScreen = () => !Current.page || document.getElementById(Current.page.path)

/**
 * Waits until the page is drawn: Taro leaves an undrawn page by unmounting the one below it (decisions/101). Times out
 * after some seconds, for a page that never comes.
 */
const drawn = async () => {
  for (let left = 999; left && !onScreen(); left -= 1) await new Promise((next) => setTimeout(next))
}

const notFound = () => Object.assign(new Error('Route not found'), { status: 404 })

/**
 * Replaces universal-router (and path-to-regexp beneath it): Taro's router asks it for the page of an address. Taro
 * itself knows the pages of the main package only; for all others the route table names the area, which knows its
 * pages.
 */
export default class UniversalRouter {
  constructor(routes) {
    this.turn = 0
    this.shown = null
    this.main = new Map(routes.flatMap((route) => [route.path].flat().map((path) => [path, route])))
  }

  /**
   * Resolves to the page, the context and the parameters of a path; rejects with status 404. Drops a load that a newer
   * navigation has superseded: Taro would draw it over the current page, under its address. Also drops the page of the
   * history entry on screen: going back before the next page was drawn never left it.
   */
  async resolve(pathname) {
    this.turn += 1
    const { turn } = this
    const key = history.state?.key
    const [page, context, params] = await this.find(pathname)
    const unlessLeft = async (found) => {
      await drawn()
      if (turn !== this.turn || key === this.shown) await new Promise(() => {})
      this.shown = key
      return found
    }
    return [page.then(unlessLeft), context, params]
  }

  async find(pathname) {
    const context = { pathname }
    const main = this.main.get(pathname)
    if (main) return [loadPage(async () => (await main.action(context, {}))[0]), context, {}]
    const found = matchAddress(pathname)
    if (!found) throw notFound()
    return [loadPage(() => pageOf(routeOf(found.id).page)), context, found.params]
  }
}
