import type { Query } from '@/lib/query'
import type { DeviceFacts } from '@/platform/device'

/** Where the app runs. */
export type Container =
  'browser' | 'wechat' | 'mini-program' | 'mini-web-view' | 'flutter' | 'gaoshou' | 'dingtalk' | 'pc'

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

/** Marks of the user agents, first match wins: apps and DingTalk carry a browser's marks too. */
const CONTAINERS: readonly { readonly container: Container; readonly mark: RegExp }[] = [
  { container: 'flutter', mark: /yantu-flutter|shenlong-flutter/i },
  { container: 'gaoshou', mark: /gaoshou/i },
  { container: 'dingtalk', mark: /DingTalk/i },
  { container: 'wechat', mark: /MicroMessenger/i },
  { container: 'browser', mark: /Android|iPhone|iPad|Mobile/i },
]

const containerOf = ({ target, inMiniProgramWebView, userAgent }: DeviceFacts): Container => {
  if (target === 'weapp') return 'mini-program'
  if (inMiniProgramWebView) return 'mini-web-view'
  return CONTAINERS.find(({ mark }) => mark.test(userAgent))?.container ?? 'pc'
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
