import type { CallApi } from '@/api'
import { entryPoints } from '@/domain/entryPoints'
import type { Login } from '@/platform/login'
import type { Navigation } from '@/platform/navigation'
import { buildPagePath } from '@/routes/buildUrl'
import type { ClientContext } from './ClientContext'
import type { SessionStore } from './SessionStore'
import { siteConfig } from '../siteConfig'
import type { DialogRequest, UiStore } from '../UiStore'

interface LoginFlowDeps {
  readonly call: CallApi
  readonly client: ClientContext
  readonly session: SessionStore
  readonly ui: UiStore
  readonly login: Login
  readonly navigation: Navigation
}

/** The ways into and out of a session. The grants themselves load with the login panel (dialogs/login). */
export class LoginFlow {
  constructor(private readonly deps: LoginFlowDeps) {}

  /** Makes sure somebody is logged in, asking a newcomer's name where a page wants it: at once, through the dialog, or by handing over to the native app (seed §4). The web-view of a mini-program hands no session back, so its page asks by itself. */
  async require(asked: Pick<DialogRequest & { kind: 'login' }, 'askName'> = {}): Promise<boolean> {
    const { session, client, ui, login } = this.deps
    if (session.isLoggedIn) return true
    if (client.container === 'flutter' || client.container === 'gaoshou') {
      login.handToNative(siteConfig.nativeLogin[client.container])
      return false
    }
    return ui.openDialog({ kind: 'login', ...asked })
  }

  /** Ends the session on the backend and here, then goes where the channel wants it (seed §8). */
  async logout(): Promise<void> {
    const { session, client, navigation } = this.deps
    // Whatever the network does, here the session ends.
    await this.revoke().catch(() => undefined)
    session.clear('logout')
    if (client.agent === entryPoints.scoreWeachat) navigation.miniProgram.postMessage({ action: 'logout' })
    if (client.agent === entryPoints.zexiao) navigation.miniProgram.reLaunch(buildPagePath('login'))
  }

  private async revoke(): Promise<void> {
    const { logout } = await import('./accountCalls')
    await this.deps.call(logout, {})
  }

  /** Avatar, name and phone of the session. */
  async loadProfile(): Promise<void> {
    const { loadProfile } = await import('./loadProfile')
    await loadProfile(this.deps)
  }
}
