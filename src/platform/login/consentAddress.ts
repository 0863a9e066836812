import { formatQuery } from '@/lib/query'

/** WeChat's web authorisation page (official manual, 网页授权). */
const CONSENT = 'https://open.weixin.qq.com/connect/oauth2/authorize'

interface Trip {
  readonly appid: string
  /** The address to return to: a whole address, or a path on the site of the page. */
  readonly returnTo: string
  /** The address of the page that he leaves. */
  readonly from: string
  readonly state: string
}

/**
 * The address at which WeChat asks for consent. It refuses a path to come back to: an app whose API has its own origin and
 * one served beside it hand over different things.
 */
export const consentAddress = ({ appid, returnTo, from, state }: Trip): string => {
  const query = {
    appid,
    redirect_uri: new URL(returnTo, from).href,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state,
  }
  return `${CONSENT}${formatQuery(query)}#wechat_redirect`
}
