import { channels, entryPoints } from '@/domain/entryPoints'
import { browserOf, type Browser } from '@/lib/browserOf'
import type { Query } from '@/lib/query'
import type { DeviceFacts } from '@/platform/device'

/** The runtime: a browser of some kind, natively in WeChat, or a page inside a mini-program. */
export type Container = Browser | 'mini-program' | 'mini-web-view'

/** Client and channel in one value (product.md, client context); read again when the app is entered anew. */
export interface ClientContext {
  readonly container: Container
  /** Channel number as digits, empty without one. */
  readonly agent: string
  readonly isdg: string
  readonly swip: string
  readonly colm: string
  readonly pro: string
  readonly wordJump: string
  /** Host name of the page; empty in the mini-program. */
  readonly hostname: string
}

/** Seed §4: the session flag `isPc` equal to this says that the visitor sits at a desk, whatever the browser says of itself. */
export const DESKTOP = '2'

const containerOf = ({ target, inMiniProgramWebView, userAgent }: DeviceFacts, isPc?: string): Container => {
  if (target === 'weapp') return 'mini-program'
  if (inMiniProgramWebView) return 'mini-web-view'
  return isPc === DESKTOP ? 'pc' : browserOf(userAgent)
}

const digits = (text: string | undefined): string => (text ?? '').replace(/\D/g, '')

/** The entry points of containers that are one by themselves: a mini-program is agent 2 without saying so (seed §2, §6). */
const ENTRIES: Readonly<Partial<Record<Container, string>>> = {
  flutter: entryPoints.app,
  gaoshou: entryPoints.app,
  'mini-program': entryPoints.wechat,
  'mini-web-view': entryPoints.wechat,
  dingtalk: channels.dingtalk,
}

/** Reads the module flags of seed §3: `agent` keeps its digits only, `isdg` also sets it, `wordJump` defaults to 1. */
export const parseClientContext = (facts: DeviceFacts, query: Query, isPc?: string): ClientContext => {
  const container = containerOf(facts, isPc)
  const isdg = query['isdg'] ?? ''
  return {
    container,
    agent: digits(isdg) || digits(query['agent']) || (ENTRIES[container] ?? ''),
    isdg,
    swip: query['swip'] ?? '',
    colm: query['colm'] ?? '',
    pro: query['pro'] ?? '',
    wordJump: query['wordJump'] ?? '1',
    hostname: facts.hostname,
  }
}

/** Inside one of the two native apps. */
export const isNativeApp = ({ container }: ClientContext): boolean =>
  container === 'flutter' || container === 'gaoshou'

/** Inside WeChat's mini-program: native, or H5 in its web-view. */
export const isMiniProgram = ({ container, agent }: ClientContext): boolean =>
  container === 'mini-program' ||
  container === 'mini-web-view' ||
  agent === entryPoints.wechat ||
  agent === entryPoints.scoreWeachat
