import { EmbeddedContentCheck } from './EmbeddedContentCheck'
import { WechatContentCheck } from './WechatContentCheck'

const openId = 'open-1'
const identities = new Map([[1, { appId: 'wx1', openId }]])
const flood = '哈'.repeat(30)

const checkOf = (checkText: () => Promise<'pass' | 'review' | 'risky' | undefined>) => {
  const warned: unknown[] = []
  const check = new WechatContentCheck({
    wechat: { checkText },
    identityOf: async (uid) => identities.get(uid),
    beside: new EmbeddedContentCheck(),
    warn: (error) => warned.push(error),
  })
  return { warned, ask: (text: string, uid = 1) => check.check({ uid, text, pictures: [] }) }
}

it('takes the stricter of the two opinions', async () => {
  for (const said of ['pass', 'review', 'risky'] as const) {
    expect(await checkOf(async () => said).ask('极限怎么入手')).toBe(said)
    expect(await checkOf(async () => said).ask(flood)).toBe(said === 'risky' ? 'risky' : 'review')
  }
})

it('judges by ourselves where WeChat knows no user or gives no opinion', async () => {
  const never = async () => {
    throw new Error('is not asked')
  }
  expect(await checkOf(never).ask('极限怎么入手', 2)).toBe('pass')
  expect(await checkOf(async () => undefined).ask('极限怎么入手')).toBe('pass')
  expect(await checkOf(async () => undefined).ask(flood)).toBe('review')
})

it('holds a text for a moderator, and tells, when WeChat does not answer', async () => {
  const { ask, warned } = checkOf(async () => {
    throw new Error('timeout')
  })
  expect(await ask('极限怎么入手')).toBe('review')
  expect(warned).toHaveLength(1)
})
