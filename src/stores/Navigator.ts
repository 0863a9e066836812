import { formatQuery, splitAddress, type Query } from '@/lib/query'
import type { Navigation, PageTarget } from '@/platform/navigation'
import { scroll } from '@/platform/scroll'
import { buildAddress, buildPagePath, type RouteArgs } from '@/routes/buildUrl'
import type { GuardContext } from '@/routes/guards'
import { pagePathOf } from '@/routes/pagePathOf'
import { resolveAddress, type Resolution } from '@/routes/resolveAddress'
import { routeOf } from '@/routes/routeOf'
import type { RouteId } from '@/routes/table'
import { isTab } from '@/routes/tabs'
import type { ClientContext } from './account/ClientContext'
import type { PromotionStore } from './account/PromotionStore'

/** How a page is opened. */
export type GoMode = 'push' | 'replace' | 'relaunch'

/** WeChat's page stack holds ten; the tenth page replaces the one before it. */
const MOST_PAGES = 10
/** A second tap on the same link within this time is the same tap (seed §2: duplicate navigation is ignored). */
const SAME_TAP_MS = 600

interface NavigatorDeps {
  readonly navigation: Navigation
  readonly client: ClientContext
  readonly promotion: PromotionStore
  readonly guardContext: GuardContext
  now(): number
}

/** The one way to another page: builds the address, asks the guards, carries the promotion context. */
export class Navigator {
  private last = { address: '', at: 0 }

  constructor(private readonly deps: NavigatorDeps) {}

  /** Opens a row of the table; a tab is switched to. */
  go<I extends RouteId>(id: I, ...[given]: RouteArgs<I>): Promise<void> {
    return this.open(id, given ?? {}, 'push')
  }

  replace<I extends RouteId>(id: I, ...[given]: RouteArgs<I>): Promise<void> {
    return this.open(id, given ?? {}, 'replace')
  }

  relaunch<I extends RouteId>(id: I, ...[given]: RouteArgs<I>): Promise<void> {
    return this.open(id, given ?? {}, 'relaunch')
  }

  /** Opens a public address such as `/courses/courses-detail?goodsId=1`; unknown ones lead to their fallback. */
  openAddress(address: string, mode: GoMode = 'push'): Promise<void> {
    const { path, query } = splitAddress(address)
    return this.follow(this.resolve(path, query), mode)
  }

  /** Opens a link out of content: our own addresses in the app, http(s) outside, nothing else. */
  async openLink(link: string): Promise<void> {
    if (link.startsWith('/') && !link.startsWith('//')) return this.openAddress(link)
    if (/^https?:\/\//i.test(link)) this.deps.navigation.leave(link)
  }

  /** Leaves the app for an address that our own backend named. */
  leaveFor(url: string): void {
    this.deps.navigation.leave(url)
  }

  /** Back one page; from the bottom of the stack it goes home instead of reloading. */
  async back(): Promise<void> {
    if (this.deps.navigation.depth() > 1) return this.deps.navigation.back(1)
    return this.relaunch('home')
  }

  /** Resolves an address, guards included. */
  resolve(path: string, query: Query): Resolution {
    return resolveAddress(path, query, this.deps.guardContext)
  }

  private async open(
    id: RouteId,
    given: Readonly<Record<string, string | undefined>>,
    mode: GoMode,
  ): Promise<void> {
    return this.openAddress(buildAddress(id, given), mode)
  }

  private async follow(resolution: Resolution, mode: GoMode): Promise<void> {
    if (resolution.kind === 'leave') return this.leave(resolution)
    const { id, given } = resolution
    const target = this.target(id, isTab(id) ? given : { ...this.deps.promotion.context, ...given })
    if (this.isSameTap(target.address)) return
    const { navigation, client } = this.deps
    if (isTab(id) && client.container === 'mini-web-view')
      return navigation.miniProgram.switchTab(pagePathOf(routeOf(id)))
    if (isTab(id)) {
      await navigation.switchTab(target)
      // Seed §2: scroll resets to top on navigation; a tab that was open before keeps its position.
      return scroll.toTop()
    }
    if (mode === 'relaunch') return navigation.relaunch(target)
    if (mode === 'replace' || navigation.depth() >= MOST_PAGES) return navigation.replace(target)
    return navigation.push(target)
  }

  private target(id: RouteId, given: Query): PageTarget {
    return { address: buildAddress(id, given), pagePath: buildPagePath(id, given) }
  }

  private leave({ site, path, query }: Resolution & { kind: 'leave' }): void {
    this.deps.navigation.leave(site + path + formatQuery(query))
  }

  private isSameTap(address: string): boolean {
    const at = this.deps.now()
    const same = address === this.last.address && at - this.last.at < SAME_TAP_MS
    this.last = { address, at }
    return same
  }
}
