import fc from 'fast-check'
import type { DeviceFacts } from '@/platform/device'
import { browserFacts, containers } from '../../../tests/builders/fakeStores'
import { isMiniProgram, isNativeApp, parseClientContext, type Container } from './ClientContext'

const parse = (facts: Partial<DeviceFacts> = {}, query: Record<string, string> = {}) =>
  parseClientContext({ ...browserFacts, ...facts }, query)

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; V2309A Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

const AGENTS: readonly (readonly [Container, string, string])[] = [
  [
    'wechat',
    'WeChat on Android',
    `${ANDROID} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240501 MicroMessenger/8.0.50.2701(0x2800325B) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
  ],
  [
    'wechat',
    'WeChat on iOS',
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.50(0x1800323d) NetType/WIFI Language/zh_CN`,
  ],
  [
    'wechat',
    'WeChat on iPad',
    `${IPAD} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
  ],
  [
    'wechat',
    'WeChat on Windows',
    `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a1b) XWEB/9129 Flue`,
  ],
  [
    'wechat',
    'WeChat on a Mac',
    `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.7(0x13080712) Safari/605.1.15 NetType/WIFI`,
  ],
  ['wechat', 'WeCom', `${IPHONE} Mobile/15E148 wxwork/4.1.22 MicroMessenger/7.0.1 Language/zh`],
  [
    'dingtalk',
    'DingTalk on Android',
    `${ANDROID} Version/4.0 Chrome/100.0.4896.58 UWS/5.12.3.0 Mobile Safari/537.36 AliApp(DingTalk/7.6.0) com.alibaba.android.rimet/38889 Channel/227200 language/zh-CN`,
  ],
  [
    'dingtalk',
    'DingTalk on iOS',
    `${IPHONE} Mobile/15E148 AliApp(DingTalk/7.6.10) com.laiwang.DingTalk/43024 Channel/201200 language/zh-Hans-CN UT4Aplus/0.0.6 WK`,
  ],
  [
    'dingtalk',
    'DingTalk on Windows',
    `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/91.0.4472.164 Safari/537.36 dingtalk-win/1.0.0 nw(0.14.7) DingTalk(7.6.0-Release.8110307)`,
  ],
  [
    'browser',
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  ],
  [
    'browser',
    'Chrome on an Android tablet',
    'Mozilla/5.0 (Linux; Android 13; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  ],
  ['browser', 'Safari on iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['browser', 'Chrome on iPhone', `${IPHONE} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`],
  ['browser', 'Safari on iPad, mobile pages', `${IPAD} Version/16.6 Mobile/15E148 Safari/604.1`],
  ['browser', 'Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
  [
    'browser',
    'QQ browser on Android',
    `${ANDROID} Version/4.0 Chrome/109.0.5414.86 MQQBrowser/15.1 Mobile Safari/537.36 COVC/046629`,
  ],
  [
    'browser',
    'UC browser on Android',
    'Mozilla/5.0 (Linux; U; Android 13; zh-CN; M2104K10AC) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.6.5.1310 Mobile Safari/537.36',
  ],
  [
    'browser',
    'HarmonyOS',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  ],
  [
    'browser',
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  ],
  [
    'pc',
    'Chrome on Windows',
    `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36`,
  ],
  [
    'pc',
    'Edge on Windows',
    `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
  ],
  [
    'pc',
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  ],
  [
    'pc',
    'Safari on a Mac, and on an iPad that asks for desktop pages',
    `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15`,
  ],
  [
    'pc',
    'Chrome on Linux',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  ],
  [
    'flutter',
    'the flutter app on Android',
    `${ANDROID} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 shenlong-flutter/4.8.5`,
  ],
  ['flutter', 'the flutter app on iOS', `${IPHONE} Mobile/15E148 yantu-flutter/5.0.1`],
  [
    'gaoshou',
    'the gaoshou app on Android',
    `${ANDROID} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 gaoshou/3.2.0`,
  ],
  [
    'gaoshou',
    'the gaoshou app on iOS, whose web-view also names WeChat',
    `${IPHONE} Mobile/15E148 Gaoshou/3.2.0 MicroMessenger/8.0`,
  ],
]

describe('the container (seed §6)', () => {
  it.each(AGENTS)('%s: %s', (container, _, userAgent) =>
    expect(parse({ userAgent }).container).toBe(container),
  )

  it('is a mini-program web-view where the page says so, whatever the user agent', () => {
    for (const [, , userAgent] of AGENTS) {
      expect(parse({ userAgent, inMiniProgramWebView: true }).container).toBe('mini-web-view')
    }
  })

  it('is the mini-program itself in the mini-program build', () => {
    expect(parse({ target: 'weapp', userAgent: '', inMiniProgramWebView: true }).container).toBe(
      'mini-program',
    )
  })

  it('is a PC without any user agent', () => expect(parse({ userAgent: '' }).container).toBe('pc'))

  it('is native in the two apps only', () => {
    const native = AGENTS.filter(([, , userAgent]) => isNativeApp(parse({ userAgent })))
    expect(new Set(native.map(([container]) => container))).toEqual(new Set(['flutter', 'gaoshou']))
  })
})

describe('the module flags (seed §3)', () => {
  it.each([
    [{ agent: '8' }, '8'],
    [{ agent: 'a2b5' }, '25'],
    [{ agent: 'agent=24' }, '24'],
    [{ agent: 'none' }, ''],
    [{ isdg: '20' }, '20'],
    [{ isdg: 'dg18', agent: '2' }, '18'],
    [{ isdg: 'yes', agent: '2' }, '2'],
    [{}, ''],
  ])('of %j the agent is %j: digits only, and isdg sets it too', (query, agent) => {
    expect(parse({}, query).agent).toBe(agent)
  })

  it('never let anything but digits into the agent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (agent, isdg) => {
        expect(parse({}, { agent, isdg }).agent).toMatch(/^\d*$/)
      }),
    )
  })

  it('take DingTalk for channel 24 unless the address names another', () => {
    const userAgent = 'Mozilla/5.0 (iPhone) Mobile DingTalk/7.0'
    expect(parse({ userAgent }).agent).toBe('24')
    expect(parse({ userAgent }, { agent: '18' }).agent).toBe('18')
  })

  it.each([
    ['mini-program', '2'],
    ['mini-web-view', '2'],
    ['flutter', '-1'],
    ['gaoshou', '-1'],
    ['browser', ''],
    ['wechat', ''],
  ] as const)(
    'in %s without a parameter the entry point is %j (seed §3), and a parameter wins',
    (name, agent) => {
      expect(parse(containers[name]).agent).toBe(agent)
      expect(parse(containers[name], { agent: '8' }).agent).toBe('8')
    },
  )

  it('isPc 2 means a desk, whatever the browser says of itself, but not in a mini-program (seed §4)', () => {
    const flagged = (name: keyof typeof containers, isPc: string) =>
      parseClientContext({ ...browserFacts, ...containers[name] }, {}, isPc).container
    expect([flagged('browser', '2'), flagged('wechat', '2'), flagged('browser', '1')]).toEqual([
      'pc',
      'pc',
      'browser',
    ])
    expect(flagged('mini-web-view', '2')).toBe('mini-web-view')
  })

  it('are empty but wordJump, which is 1', () => {
    expect(parse()).toMatchObject({ isdg: '', swip: '', colm: '', pro: '', wordJump: '1' })
    expect(parse({}, { isdg: 'x', swip: '1', colm: '2', pro: '3', wordJump: '0' })).toMatchObject({
      isdg: 'x',
      swip: '1',
      colm: '2',
      pro: '3',
      wordJump: '0',
    })
  })

  it.each([
    [{ in: 'mini-program' }, true],
    [{ in: 'mini-web-view' }, true],
    [{ agent: '2' }, true],
    [{ agent: '8' }, true],
    [{ agent: '25' }, false],
    [{ agent: '20' }, false],
    [{}, false],
  ] as const)('a mini-program is the container or agent 2 or 8: %j is %s', (given, expected) => {
    const facts = {
      ...('in' in given && given.in === 'mini-program' && { target: 'weapp' as const }),
      inMiniProgramWebView: 'in' in given && given.in === 'mini-web-view',
    }
    expect(isMiniProgram(parse(facts, 'agent' in given ? { agent: given.agent } : {}))).toBe(expected)
  })
})
