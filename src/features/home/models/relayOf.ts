import type { Query } from '@/lib/query'

/** Actions of the relay page. */
export type Relay =
  | { readonly kind: 'login' }
  | { readonly kind: 'inside'; readonly address: string }
  | { readonly kind: 'outside'; readonly url: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'nothing' }

/**
 * The host of an http(s) link, lower case; undefined for anything else. Written out because the mini-program has no URL.
 * Only plain host names pass: credentials and backslashes in front of the first slash make a link look like another site.
 */
const hostOf = (url: string): string | undefined =>
  /^https?:\/\/([a-z0-9.-]+)(?::\d+)?(?:[/?#]|$)/i.exec(url)?.[1]?.toLowerCase()

/**
 * Decides where /blank leads: `action=login` to the login, `url` inside the app, or outside to a host of the list only
 * (or a subdomain of it).
 */
export const relayOf = (query: Query, allowedHosts: readonly string[]): Relay => {
  if (query['action'] === 'login') return { kind: 'login' }
  const url = query['url'] ?? ''
  if (!url) return { kind: 'nothing' }
  if (/^\/(?![/\\])/.test(url)) return { kind: 'inside', address: url }
  const host = hostOf(url)
  const isAllowed =
    host !== undefined && allowedHosts.some((known) => host === known || host.endsWith(`.${known}`))
  return isAllowed ? { kind: 'outside', url } : { kind: 'refused' }
}
