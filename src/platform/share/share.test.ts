import type { Jssdk } from './loadJssdk'
import type { Share, ShareCard } from './types'

const card: ShareCard = {
  title: '营',
  description: '说明',
  imageUrl: '/s.png',
  link: 'https://m.example/x',
  pagePath: '/x',
}
const signed = { timestamp: 1, noncestr: 'n', signature: 's' }

/** WeChat's JSSDK that says no to its configuration some times. */
const fakeSdk = (refusals: number, takes?: () => boolean) => {
  const told: Record<string, object[]> = {}
  const listeners: { ready?: () => void; error?: (reason: unknown) => void } = {}
  const note = (name: string) => (what: object) => void (told[name] ??= []).push(what)
  const sdk: Partial<Jssdk> = {
    ready: (listener) => void (listeners.ready = listener),
    error: (listener) => void (listeners.error = listener),
    config: (options) => {
      note('config')(options)
      if (takes ? takes() : (told['config'] ?? []).length > refusals) listeners.ready?.()
      else listeners.error?.('invalid signature')
    },
  }
  for (const name of [
    'updateAppMessageShareData',
    'updateTimelineShareData',
    'onMenuShareQQ',
    'onMenuShareWeibo',
    'onMenuShareQZone',
  ] as const) {
    sdk[name] = note(name)
  }
  return { sdk, told }
}

const open = (
  refusals = 0,
  takes?: () => boolean,
  href = 'https://m.example/x?a=1#top',
): { share: Share; told: Record<string, object[]> } => {
  const { sdk, told } = fakeSdk(refusals, takes)
  Reflect.set(globalThis, 'window', { wx: sdk, location: { href } })
  let share: Share | undefined
  jest.isolateModules(() => {
    share = (jest.requireActual('./index.h5') as { share: Share }).share
  })
  if (!share) throw new Error('no share')
  return { share, told }
}
const failing = (times: number) => {
  let calls = 0
  return jest.fn(async (_url: string) => {
    if (++calls <= times) throw new Error('no signature')
    return signed
  })
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'window'))

describe('the WeChat signature (seed §7, §8)', () => {
  it('is asked for the address without its #', async () => {
    const { share, told } = open()
    const sign = failing(0)
    expect(await share.setUp({ appId: 'wx1', sign })).toBe(true)
    expect(sign.mock.calls).toEqual([['https://m.example/x?a=1']])
    expect(told['config']).toMatchObject([{ appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }])
  })

  it.each([
    ['https://m.example/personal-center?code=1&state=2', 'https://m.example/personal-center'],
    ['https://m.example/summer-gold', 'https://m.example/market/summer-gold/127'],
    ['https://m.example/nowhere', 'https://m.example/error'],
  ])('is asked for %s, with which the page was opened, where WeChat refuses %s', async (first, now) => {
    let asked = ''
    const { share, told } = open(0, () => asked === first, `${first}#top`)
    window.location.href = now
    const sign = jest.fn(async (url: string) => {
      asked = url
      return signed
    })
    expect(await share.setUp({ appId: 'wx1', sign })).toBe(true)
    expect(sign.mock.calls).toEqual([[now], [first]])
    expect(told['config']).toHaveLength(5)
  })

  it.each([1, 2, 3])('fetch failure: %d failures are retried', async (times) => {
    const sign = failing(times)
    expect(await open().share.setUp({ appId: 'wx1', sign })).toBe(true)
    expect(sign).toHaveBeenCalledTimes(times + 1)
  })

  it('fetch failure: after 3 retries it rejects, and nothing is configured', async () => {
    const { share, told } = open()
    const sign = failing(9)
    expect(await share.setUp({ appId: 'wx1', sign })).toBe(false)
    expect([sign.mock.calls.length, told['config']]).toEqual([4, undefined])
  })

  it('SDK config error: is retried up to three times', async () => {
    const { share, told } = open(3)
    expect(await share.setUp({ appId: 'wx1', sign: failing(0) })).toBe(true)
    expect(told['config']).toHaveLength(4)
  })

  it('SDK config error: after 3 retries it gives up', async () => {
    const { share, told } = open(9)
    share.offer(card, 'all')
    expect(await share.setUp({ appId: 'wx1', sign: failing(0) })).toBe(false)
    expect([told['config']?.length, told['updateAppMessageShareData']]).toEqual([4, undefined])
  })
})

describe('the share menu (seed §7)', () => {
  it('asks for pictures, shares, record, menu items and location', async () => {
    const { share, told } = open()
    await share.setUp({ appId: 'wx1', sign: failing(0) })
    expect(told['config']).toMatchObject([
      {
        jsApiList: [
          'chooseImage',
          'previewImage',
          'uploadImage',
          'downloadImage',
          'updateAppMessageShareData',
          'updateTimelineShareData',
          'onMenuShareAppMessage',
          'onMenuShareTimeline',
          'onMenuShareQQ',
          'onMenuShareWeibo',
          'onMenuShareQZone',
          'startRecord',
          'stopRecord',
          'hideMenuItems',
          'showMenuItems',
          'openLocation',
          'getLocation',
        ],
      },
    ])
  })

  it('shares the card that was offered before or after, to friends, timeline, QQ, Weibo and QZone', async () => {
    const { share, told } = open()
    share.offer(card, 'all')
    await share.setUp({ appId: 'wx1', sign: failing(0) })
    share.offer({ ...card, title: '新' }, 'all')
    const full = { title: '营', desc: '说明', link: 'https://m.example/x', imgUrl: 'https://m.example/s.png' }
    expect(told['updateAppMessageShareData']).toEqual([full, { ...full, title: '新' }])
    expect(told['updateTimelineShareData']?.[0]).toEqual({
      title: '营',
      link: full.link,
      imgUrl: full.imgUrl,
    })
    for (const name of ['onMenuShareQQ', 'onMenuShareWeibo', 'onMenuShareQZone'])
      expect(told[name]?.[0]).toEqual(full)
    expect(share.current()?.title).toBe('新')
  })
})
