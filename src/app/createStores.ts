import { createApi } from '@/api'
import { isStaffOnly } from '@/contracts/staff/staff'
import { newId } from '@/lib/newId'
import type { Query } from '@/lib/query'
import { wait } from '@/lib/wait'
import type { DeviceFacts } from '@/platform/device'
import { login } from '@/platform/login'
import { navigation } from '@/platform/navigation'
import { sendRequest } from '@/platform/request'
import type { Storage } from '@/platform/storage'
import { Consents } from '@/stores/account/Consents'
import { BackendClock } from '@/stores/device/BackendClock'
import { DESKTOP, parseClientContext } from '@/stores/account/ClientContext'
import { Drafts } from '@/stores/device/Drafts'
import { LoginFlow } from '@/stores/account/LoginFlow'
import { Navigator } from '@/stores/Navigator'
import { Outbox } from '@/stores/device/Outbox'
import { PageTracker } from '@/stores/PageTracker'
import { PromotionStore } from '@/stores/account/PromotionStore'
import { RememberedPhones } from '@/stores/device/RememberedPhones'
import { SessionStore } from '@/stores/account/SessionStore'
import { siteConfig } from '@/stores/siteConfig'
import type { Stores } from '@/stores/Stores'
import { TextSize } from '@/stores/TextSize'
import { UiStore } from '@/stores/UiStore'
import { clientHeaders } from './clientHeaders'
import { launchQuery } from './launchQuery'
import { UnauthorizedPolicy } from './UnauthorizedPolicy'

const DEVICE_KEY = 'deviceId'
const DESKTOP_KEY = 'isPc'
/** WeChat's single-page mode: a page out of Moments, without login, forms or other pages; the button below it is WeChat's. */
const MOMENTS_SCENE = 1154
const LOOK_ONLY = '请点下方“前往小程序”，使用完整服务'
const now = (): number => Date.now()
const later = (run: () => void, ms: number): void => void setTimeout(run, ms)

const deviceIdOf = ({ local }: Storage): string => {
  const known = local.get(DEVICE_KEY)
  if (known) return known
  const fresh = newId()
  local.set(DEVICE_KEY, fresh)
  return fresh
}

/** The app's stores with what only the composition root needs. */
export interface AppStores extends Stores {
  readonly unauthorized: UnauthorizedPolicy
  /** Takes over what an address says of promotion and channel: at launch, and whenever a page is entered from outside. */
  enter(query: Query): void
}

/** Reads the visitor's context from device and address; a new entry reads both again. */
const openClient = (facts: DeviceFacts, { session }: Storage, promotion: PromotionStore) => {
  const read = () => parseClientContext(facts, promotion.context, session.get(DESKTOP_KEY))
  const client = read()
  if (client.container === 'pc') session.set(DESKTOP_KEY, DESKTOP)
  return {
    client,
    // Open pages keep their values; a new entry reads the client context again.
    enter: (query: Query): void => {
      promotion.read(query)
      Object.assign(client, read())
    },
    guardContext: {
      get agent() {
        return client.agent
      },
      switchAllowed: false,
      switchSite: siteConfig.switchSite,
    },
  }
}

/** Form input that the device remembers. */
const createMemories = ({ local }: Storage) => ({
  phones: new RememberedPhones(local),
  drafts: new Drafts(local),
})

interface QueueDeps extends Pick<AppStores, 'session' | 'client' | 'ui' | 'call'> {
  readonly storage: Storage
  readonly stores: () => Stores
}

/** The queue of writes, and the consents that hold it back. */
const createQueue = ({ storage, session, client, ui, call, stores }: QueueDeps) => {
  const outbox = new Outbox({
    storage: storage.local,
    uid: () => session.uid,
    loadSender: async () => {
      const { outboxSender } = await import('./outboxSender')
      return outboxSender(stores(), now)
    },
    now,
    newId,
    setTimeout: later,
  })
  const consents: Consents = new Consents({ call, client, session, ui, outbox: () => outbox })
  return { outbox, consents }
}

/** Reports the visit of a sales link that differs from the known one. */
const countLinkVisit = (outbox: Outbox, { context }: PromotionStore, known: string | undefined): void => {
  const { k: code } = context
  if (code !== undefined && code !== known)
    void outbox.add('sales.linkVisit', { body: { id: newId(), code } })
}

/**
 * The sales link whose visit is counted already. WeChat starts the app for a new entry, whose link is a visit although the last one is
 * remembered; H5 also starts for a reload.
 */
const knownLinkOf = ({ target, launch }: DeviceFacts, { context }: PromotionStore): string | undefined =>
  target === 'weapp' && launchQuery(launch.query)['k'] !== undefined ? undefined : context.k

/** Makes `enter`. Counts one visit of a sales link per session, however many pages follow. */
const createEnter = (
  outbox: Outbox,
  promotion: PromotionStore,
  knownLink: string | undefined,
  readContext: (query: Query) => void,
): AppStores['enter'] => {
  countLinkVisit(outbox, promotion, knownLink)
  return (query) => {
    const { k } = promotion.context
    readContext(query)
    countLinkVisit(outbox, promotion, k)
  }
}

/** Makes everything that lives as long as the app, in dependency order. Starts nothing: see boot. */
export const createStores = (facts: DeviceFacts, storage: Storage): AppStores => {
  const clock = new BackendClock(now, storage.local)
  const session = new SessionStore({ storage: storage.local, now: clock.now })
  const promotion = new PromotionStore(storage.session)
  const knownLink = knownLinkOf(facts, promotion)
  promotion.read(launchQuery(facts.launch.query))
  const { client, enter: readContext, guardContext } = openClient(facts, storage, promotion)
  const ui = new UiStore(facts.launch.scene === MOMENTS_SCENE ? LOOK_ONLY : undefined)
  const deviceId = deviceIdOf(storage)
  const identify = () => clientHeaders({ client, session, promotion, deviceId, newId })
  const navigator = new Navigator({ navigation, client, promotion, guardContext, now })
  const unauthorized = new UnauthorizedPolicy({ client, session, ui, navigator, navigation, login })
  const call = createApi({
    send: clock.listen(sendRequest),
    apiBase: siteConfig.apiBase,
    configHost: siteConfig.configHost,
    uid: () => session.uid,
    headers: identify,
    onLoading: (change) => ui.countLoading(change),
    needsConsent: (id) => consents.needsConsent(id),
    settled: (id) => consents.settled(id),
    onFailure: ({ kind, msg }) =>
      kind === 'needs-consent' ? consents.ask(unauthorized.page.route) : ui.say(msg),
    onUnauthorized: ({ allows }) => unauthorized.handle(isStaffOnly(allows)),
    wait,
    newId,
  })
  const { outbox, consents } = createQueue({ storage, session, client, ui, call, stores: () => stores })
  const enter = createEnter(outbox, promotion, knownLink, readContext)
  const tracker = new PageTracker({
    storage: storage.local,
    outbox,
    promotion,
    session,
    now: clock.now,
    newId,
    setTimeout: later,
  })
  const loginFlow = new LoginFlow({ call, client, session, ui, login, navigation })
  const stores: AppStores = {
    call,
    identify,
    client,
    textSize: new TextSize({ ...facts, storage: storage.local }),
    session,
    promotion,
    ui,
    navigator,
    outbox,
    tracker,
    ...createMemories(storage),
    loginFlow,
    clock,
    consents,
    unauthorized,
    enter,
  }
  return stores
}
