import { formatQuery, parseQuery } from '@/lib/query'
import type { Login } from './types'

/** WeChat's web authorisation page (official manual, 网页授权). */
const CONSENT = 'https://open.weixin.qq.com/connect/oauth2/authorize'
const STATE = 'yantu'

export const login: Login = {
  wechatCode: async () => undefined,
  startWechatOAuth: (appid, returnTo) => {
    const query = {
      appid,
      redirect_uri: returnTo,
      response_type: 'code',
      scope: 'snsapi_userinfo',
      state: STATE,
    }
    window.location.assign(`${CONSENT}${formatQuery(query)}#wechat_redirect`)
  },
  takeOAuthCode: () => {
    const { code, state, ...rest } = parseQuery(window.location.search)
    if (!code || state !== STATE) return undefined
    window.history.replaceState(window.history.state, '', window.location.pathname + formatQuery(rest))
    return code
  },
  handToNative: (link) => window.location.assign(link),
}
