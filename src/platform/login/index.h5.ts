import { formatQuery, parseQuery } from '@/lib/query'
import type { Login } from './types'

/** WeChat's web authorisation page (official manual, 网页授权). */
const CONSENT = 'https://open.weixin.qq.com/connect/oauth2/authorize'
const STATE_KEY = 'wechat-state'

/** A state of this device for one trip to WeChat: who comes back with another one was sent by somebody else. */
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
    const query = {
      appid,
      // WeChat refuses a path: an app whose API has its own origin and one served beside it hand over different things.
      redirect_uri: new URL(returnTo, window.location.href).href,
      response_type: 'code',
      scope: 'snsapi_userinfo',
      state: newState(),
    }
    window.location.assign(`${CONSENT}${formatQuery(query)}#wechat_redirect`)
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
