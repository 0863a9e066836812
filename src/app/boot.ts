import { reaction } from 'mobx'
import { catchApiError } from '@/api'
import { afterStart } from '@/platform/afterStart'
import { back } from '@/platform/back'
import { network } from '@/platform/network'
import { visibility } from '@/platform/visibility'
import { layerBack } from '@/ui/controls/target/layerBack'
import type { AppStores } from './createStores'
import { exchangeWechatCode } from './wechatReturn'

/** Marks users as not logged in when the backend does not know their token any more (seed §8). */
const checkSession = async ({ call, session }: AppStores): Promise<void> => {
  if (!session.isLoggedIn) return
  const { validity } = await import('./startCalls')
  await catchApiError(
    () => call(validity, { params: { uid: session.uid } }, { quiet: true }),
    ({ status }) => {
      if (status === 401 || status === 403) session.clear()
    },
  )
}

/** Asks again for consent when a legal text has changed since the account agreed to it. */
const askConsent = async ({ consents, unauthorized }: AppStores): Promise<void> => {
  await consents.check()
  consents.ask(unauthorized.page.route)
}

/** Sends what waits whenever the network or the user comes back, and what was gathered when he leaves. */
const keepSending = (stores: AppStores): void => {
  const { outbox, tracker, ui, session, consents } = stores
  // A start without a network could not compare.
  const goOn = (): void => void askConsent(stores).then(outbox.flush)
  ui.setOnline(network.isOnline())
  network.onChange((online) => {
    ui.setOnline(online)
    if (online) goOn()
  })
  visibility.onShow(() => {
    // Seed §4: an app may lie in the background until its session has run out.
    session.dropIfExpired()
    goOn()
  })
  visibility.onHide(() => void tracker.send())
  // Retry an account's queued writes after its login.
  reaction(
    () => session.uid,
    () => {
      consents.forget()
      void outbox.flush()
    },
  )
  void outbox.flush()
}

const offerShare = async (stores: AppStores): Promise<void> => {
  const { container } = stores.client
  if (container !== 'wechat' && container !== 'mini-web-view') return
  await (await import('./setUpShare')).setUpShare(stores)
}

/** Starts what runs beside the pages. Called once, after the stores are made. */
export const boot = async (stores: AppStores): Promise<void> => {
  layerBack.guard = back.guard
  keepSending(stores)
  afterStart(() => {
    // Without a network the next start looks for updates.
    void import('./followUpdates').then(
      ({ followUpdates }) => followUpdates(stores),
      () => undefined,
    )
  })
  await exchangeWechatCode(stores)
  await Promise.all([checkSession(stores), askConsent(stores), offerShare(stores)])
}
