import type { Login } from '@/platform/login'
import type { Navigation } from '@/platform/navigation'
import { buildPagePath } from '@/routes/buildUrl'
import type { RouteCategory } from '@/routes/defineRoutes'
import { pagePathOf } from '@/routes/pagePathOf'
import { routeOf } from '@/routes/routeOf'
import type { RouteId } from '@/routes/table'
import type { ClientContext } from '@/stores/account/ClientContext'
import type { Navigator } from '@/stores/Navigator'
import type { SessionStore } from '@/stores/account/SessionStore'
import type { UiStore } from '@/stores/UiStore'
import { onUnauthorized } from './unauthorized'

interface PolicyDeps {
  readonly client: ClientContext
  readonly session: SessionStore
  readonly ui: UiStore
  readonly navigator: Navigator
  readonly navigation: Navigation
  readonly login: Login
}

/** Carries out the 401 table: clears the user, then goes where the table says. */
export class UnauthorizedPolicy {
  /** The page on screen; PageShell keeps it up to date. */
  page: { readonly route: RouteId; readonly category: RouteCategory | undefined } = {
    route: 'home',
    category: undefined,
  }
  private wasHandedToNative = false

  constructor(private readonly deps: PolicyDeps) {}

  /** A session of staff ends by itself: the learner's stays. */
  handle(isOfStaff = false): void {
    const { client, session, ui, navigator, navigation, login } = this.deps
    if (!isOfStaff) session.clear()
    const { container, agent } = client
    const action = onUnauthorized({
      container,
      agent,
      category: this.page.category,
      route: this.page.route,
    })
    if (action.kind === 'native') return this.handToNative(action.link, login)
    if (action.kind === 'go') return void navigator.openAddress(routeOf(action.to).path)
    if (action.kind === 'loginDialog') return void ui.openDialog({ kind: 'login' })
    if (action.kind === 'miniProgramRelaunch') return navigation.miniProgram.reLaunch(buildPagePath('login'))
    if (action.kind !== 'miniProgramLogout') return
    navigation.miniProgram.postMessage({ action: 'logout' })
    navigation.miniProgram.switchTab(pagePathOf(routeOf('personalCenter')))
  }

  /** Seed §8: calls the native app once, however many calls fail at the same time. */
  private handToNative(link: string, login: Login): void {
    if (this.wasHandedToNative) return
    this.wasHandedToNative = true
    login.handToNative(link)
  }
}
