import type { CallApi } from '@/api'
import type { Consents } from './account/Consents'
import type { BackendClock } from './device/BackendClock'
import type { ClientContext } from './account/ClientContext'
import type { Drafts } from './device/Drafts'
import type { LoginFlow } from './account/LoginFlow'
import type { Navigator } from './Navigator'
import type { Outbox } from './device/Outbox'
import type { PageTracker } from './PageTracker'
import type { PromotionStore } from './account/PromotionStore'
import type { RememberedPhones } from './device/RememberedPhones'
import type { SessionStore } from './account/SessionStore'
import type { TextSize } from './TextSize'
import type { UiStore } from './UiStore'

/** Everything with the life of the app; made once by app/createStores. */
export interface Stores {
  readonly call: CallApi
  /** The headers that every request carries, for what cannot go through `call`. */
  readonly identify: () => Readonly<Record<string, string>>
  readonly client: ClientContext
  readonly textSize: TextSize
  readonly session: SessionStore
  readonly promotion: PromotionStore
  readonly ui: UiStore
  readonly navigator: Navigator
  readonly outbox: Outbox
  readonly tracker: PageTracker
  readonly phones: RememberedPhones
  readonly drafts: Drafts
  readonly loginFlow: LoginFlow
  readonly clock: BackendClock
  readonly consents: Consents
}
