import type { ClientContext } from '@/stores/account/ClientContext'
import type { PromotionStore } from '@/stores/account/PromotionStore'
import type { SessionStore } from '@/stores/account/SessionStore'
import { siteConfig } from '@/stores/siteConfig'

interface HeaderSources {
  readonly client: ClientContext
  readonly session: SessionStore
  readonly promotion: PromotionStore
  readonly deviceId: string
  newId(): string
}

/**
 * The header fields of seed §3. Their names are the seed's, their meaning is not shown there; ours: u user, v app version,
 * a agent, p promotion id, h host, n nonce, m container ("machine"), d device id, s source, t the token that is no longer valid.
 */
export const clientHeaders = ({
  client,
  session,
  promotion,
  deviceId,
  newId,
}: HeaderSources): Record<string, string> => {
  const { authorization } = session
  const stale = session.user.authorization
  const fields = {
    ...(authorization ? { Authorization: `Bearer ${authorization}` } : { t: stale }),
    u: session.uid,
    v: siteConfig.version,
    a: client.agent,
    p: promotion.promotionDigits ?? '',
    h: client.hostname,
    n: newId(),
    m: client.container,
    d: deviceId,
    s: promotion.context.source ?? '',
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}
