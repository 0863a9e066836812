import type { ClientContext } from './account/ClientContext'

/** Settings that differ between hosts; every value may come from the environment at build time. */
export interface SiteConfig {
  readonly apiBase: string
  readonly configHost: string
  /** Seed §7: the default app version header of the web. */
  readonly version: string
  /** Seed §7: client ids are fixed per site, with a special one on the intelligent-dialogue market path. */
  readonly clientId: string
  readonly dialogueClientId: string
  /** WeChat app id by host name; `*` for any other. */
  readonly wechatAppIds: Readonly<Record<string, string>>
  /** Login links of the two native apps (seed §8). */
  readonly nativeLogin: { readonly flutter: string; readonly gaoshou: string }
  /** Course links of the two native apps; the goods id is appended. */
  readonly nativeCourse: { readonly flutter: string; readonly gaoshou: string }
  /** Target of the seed's switch guard. */
  readonly switchSite: string
  /** Hosts whose `/` is the smart-teacher home (seed §2). */
  readonly smartTeacherHosts: readonly string[]
  /** Hosts that /blank and links in content may jump to. */
  readonly jumpHosts: readonly string[]
}

const list = (text: string): readonly string[] => text.split(',').filter(Boolean)

/** `host=id,host=id` → table. */
const table = (text: string): Record<string, string> =>
  Object.fromEntries(list(text).map((pair) => pair.split('=') as [string, string]))

export const siteConfig: SiteConfig = {
  apiBase: process.env.TARO_APP_API_BASE ?? '',
  configHost: process.env.TARO_APP_CONFIG_HOST ?? '',
  version: process.env.TARO_APP_VERSION ?? '4080500',
  clientId: process.env.TARO_APP_CLIENT_ID ?? 'yantu-web',
  dialogueClientId: process.env.TARO_APP_DIALOGUE_CLIENT_ID ?? 'yantu-dialogue',
  wechatAppIds: table(process.env.TARO_APP_WECHAT_APP_IDS ?? '*=wx0000000000000000'),
  nativeLogin: {
    flutter: process.env.TARO_APP_FLUTTER_LOGIN ?? 'shenlong://COM_LOGIN',
    gaoshou: process.env.TARO_APP_GAOSHOU_LOGIN ?? 'gaoshou://goto_login',
  },
  nativeCourse: {
    flutter: process.env.TARO_APP_FLUTTER_COURSE ?? 'shenlong://COURSE_DETAIL?goodsId=',
    gaoshou: process.env.TARO_APP_GAOSHOU_COURSE ?? 'gaoshou://goto_course?goodsId=',
  },
  switchSite: process.env.TARO_APP_SWITCH_SITE ?? '',
  smartTeacherHosts: list(process.env.TARO_APP_SMART_TEACHER_HOSTS ?? ''),
  jumpHosts: list(process.env.TARO_APP_JUMP_HOSTS ?? ''),
}

/** Seed §7: the client id of a login, by the row of the page. */
export const clientIdOn = (route: string): string =>
  route === 'intellectualDialogue' ? siteConfig.dialogueClientId : siteConfig.clientId

/** The link that opens a course in the native app around the page. */
export const nativeCourseLink = ({ container }: Pick<ClientContext, 'container'>, goodsId: string): string =>
  siteConfig.nativeCourse[container === 'gaoshou' ? 'gaoshou' : 'flutter'] + encodeURIComponent(goodsId)

/** Seed §7: the WeChat app id is selected by host name. */
export const wechatAppId = (hostname: string): string =>
  siteConfig.wechatAppIds[hostname] ?? siteConfig.wechatAppIds['*'] ?? ''
