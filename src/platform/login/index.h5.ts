import { formatQuery, parseQuery } from '@/lib/query'
import { consentAddress } from './consentAddress'
import type { Login } from './types'

const STATE_KEY = 'wechat-state'

/**
 * A state of this device for one trip to WeChat (OAuth CSRF protection): a return with another state was started
 * elsewhere.
 */
const newState = (): string => {
  const state = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  window.localStorage.setItem(STATE_KEY, state)
  return state
}

const takeState = (): string | null => {
  const state = window.localStorage.getItem(STATE_KEY)
  window.localStorage.removeItem(STATE_KEY)
  return state
}

export const login: Login = {
  wechatCode: async () => undefined,
  startWechatOAuth: (appid, returnTo) => {
    const trip = { appid, returnTo, from: window.location.href, state: newState() }
    window.location.assign(consentAddress(trip))
  },
  takeOAuthCode: () => {
    const { code, state, ...rest } = parseQuery(window.location.search)
    if (!code || !state) return undefined
    const isOurs = state === takeState()
    window.history.replaceState(window.history.state, '', window.location.pathname + formatQuery(rest))
    return isOurs ? code : undefined
  },
  handToNative: (link) => window.location.assign(link),
}
