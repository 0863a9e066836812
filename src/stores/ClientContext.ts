import { browserOf, type Browser } from '@/lib/browserOf'
import type { Query } from '@/lib/query'
import type { DeviceFacts } from '@/platform/device'

/** Where the app runs: a browser of some kind, natively in WeChat, or as a page inside a mini-program. */
export type Container = Browser | 'mini-program' | 'mini-web-view'

/** Client and channel in one value (product.md, client context); parsed once, never changed. */
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
  readonly fontScale: number
}

const containerOf = ({ target, inMiniProgramWebView, userAgent }: DeviceFacts): Container => {
  if (target === 'weapp') return 'mini-program'
  if (inMiniProgramWebView) return 'mini-web-view'
  return browserOf(userAgent)
}

const digits = (text: string | undefined): string => (text ?? '').replace(/\D/g, '')

/** The DingTalk channel of the seed (§4, agent 24). */
const DINGTALK_AGENT = '24'

/** Reads the module flags of seed §3: `agent` keeps its digits only, `isdg` also sets it, `wordJump` defaults to 1. */
export const parseClientContext = (facts: DeviceFacts, query: Query): ClientContext => {
  const container = containerOf(facts)
  const isdg = query['isdg'] ?? ''
  const named = digits(isdg) || digits(query['agent'])
  return {
    container,
    agent: named || (container === 'dingtalk' ? DINGTALK_AGENT : ''),
    isdg,
    swip: query['swip'] ?? '',
    colm: query['colm'] ?? '',
    pro: query['pro'] ?? '',
    wordJump: query['wordJump'] ?? '1',
    hostname: facts.hostname,
    fontScale: Math.min(Math.max(facts.fontScale, 1), MOST_FONT_SCALE),
  }
}

/** WeChat's large-font setting is honoured up to here (visual.md). */
const MOST_FONT_SCALE = 1.4

/** Inside one of the two native apps. */
export const isNativeApp = ({ container }: ClientContext): boolean =>
  container === 'flutter' || container === 'gaoshou'

/** Inside WeChat's mini-program: native, or H5 in its web-view. */
export const isMiniProgram = ({ container, agent }: ClientContext): boolean =>
  container === 'mini-program' || container === 'mini-web-view' || agent === '2' || agent === '8'
