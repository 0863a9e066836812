import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allCalls } from '../../../server/src/services/allCalls'
import { smsCode } from '@/contracts/auth/smsCode'
import { payOrder, createOrder } from '@/contracts/course/orders'
import { migrate } from '../../../server/src/db/migrate'
import { openTestDatabase } from '../harness/openTestDatabase'
import { type Backend, contentDir, startBackend } from '../harness/startBackend'
import { loadContent } from '../../../server/src/authoring/loadContent'
import { contentFolder } from '../../../server/src/services/allContent'

const inline = 'document.documentElement.dataset.ready=1'
const html = `<!doctype html><html><head><script>${inline}</script><script src="/js/app.0a1b2c3d4e.js"></script></head><body><div id="app"></div></body></html>`

const buildH5 = () => {
  const dir = mkdtempSync(join(tmpdir(), 'yantu-h5-'))
  mkdirSync(join(dir, 'js'))
  writeFileSync(join(dir, 'index.html'), html)
  writeFileSync(join(dir, 'js/app.0a1b2c3d4e.js'), `console.log(${JSON.stringify('x'.repeat(5000))})`)
  writeFileSync(join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return dir
}

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({
    h5Dir: buildH5(),
    allowedOrigins: ['https://app.example.com'],
  })
})
afterAll(() => backend.stop())

const page = (url: string) => backend.fastify.inject({ url, headers: { accept: 'text/html' } })

describe('the built app', () => {
  test.each(['/', '/market/summer-gold/127?agent=8', '/courses/study-center', '/user-order'])(
    '%s gets the HTML',
    async (url) => {
      const answer = await page(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.body).toContain('<div id="app">')
    },
  )

  test.each([
    [
      'whoever draws the preview of a link and takes anything gets the HTML',
      '/market/summer-gold/127',
      '*/*',
      200,
    ],
    ['whoever says nothing of what he takes gets the HTML', '/market/summer-gold/127', undefined, 200],
    ['a file that is missing is no page', '/lost.json', '*/*', 404],
    ['a client of the API gets no page', '/market/summer-gold/127', 'application/json', 404],
    ['an unknown call is no page', '/base/v1/nothing', '*/*', 404],
  ])('%s', async (_case, url, accept, status) => {
    const answer = await backend.fastify.inject({ url, headers: { ...(accept && { accept }) } })
    expect(answer.statusCode).toBe(status)
  })

  test('hashed files are kept for a year, others are asked for again', async () => {
    const script = await backend.fastify.inject('/js/app.0a1b2c3d4e.js')
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const icon = await backend.fastify.inject('/favicon.svg')
    expect(icon.headers['cache-control']).toBe('no-cache')
  })

  test('files are compressed on the way', async () => {
    const answer = await backend.fastify.inject({
      url: '/js/app.0a1b2c3d4e.js',
      headers: { 'accept-encoding': 'br' },
    })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.rawPayload.length).toBeLessThan(500)
  })

  test('an address that cannot be read is refused in the form of all errors, and not told back', async () => {
    const answer = await backend.fastify.inject('/courses/%E0%A4%A')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ status: 400, msg: expect.stringMatching(/^[^%]+$/) as unknown })
  })

  test.each([
    ['/market/27-summer%E9%', '/market/27-summer'],
    ['/market/127%E0?promotionId=127', '/market/127?promotionId=127'],
    ['/market/127%E0?to=//evil.example', '/market/127'],
    ['//evil.example/%', undefined],
    ['//evil/%', '/evil/'],
    ['/%E9', undefined],
    ['/\\evil.example/%', undefined],
  ])('a browser with a link that was cut within a letter (%j) is sent to %j', async (url, place) => {
    const { statusCode, headers } = await page(url)
    expect([statusCode, headers.location]).toEqual(place ? [302, place] : [400, undefined])
  })

  test('what is sent to an address that cannot be read is refused', async () => {
    const headers = { accept: 'text/html' }
    const { statusCode } = await backend.fastify.inject({ method: 'POST', url: '/market/27%', headers })
    expect(statusCode).toBe(400)
  })

  test('an unknown address of the API is an error even for a browser', async () => {
    for (const url of ['/auth/v1/none', '/course/v1/none', '/posters/none']) {
      const answer = await page(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ status: 404, code: 'x404', msg: '内容不存在或已下线' })
    }
  })

  test('nothing outside of the folder is served', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/js/..%2f..%2fpackage.json']) {
      expect((await backend.fastify.inject(url)).body).not.toContain('"name"')
    }
  })
})

describe('headers', () => {
  test('the policy allows our inline script by its hash, WeChat by name, and nothing else', async () => {
    const policy = String((await page('/')).headers['content-security-policy'])
    const hash = createHash('sha256').update(inline).digest('base64')
    expect(policy).toContain(`script-src 'self' https://res.wx.qq.com 'sha256-${hash}'`)
    expect(policy).toContain("style-src 'self' 'unsafe-inline'")
    expect(policy).not.toContain('unsafe-eval')
  })

  test('hardening headers are there', async () => {
    const { headers } = await page('/')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test('only listed origins may call from elsewhere', async () => {
    const from = async (origin: string) => {
      const options = {
        method: 'OPTIONS',
        url: '/base/v1/subject',
        headers: { origin, 'access-control-request-method': 'GET' },
      } as const
      return (await backend.fastify.inject(options)).headers['access-control-allow-origin']
    }
    expect(await from('https://app.example.com')).toBe('https://app.example.com')
    expect(await from('https://evil.example.com')).toBeUndefined()
  })
})

describe('operation', () => {
  test('/healthz, /metrics and the API reference answer', async () => {
    expect((await backend.fastify.inject('/healthz')).json()).toMatchObject({ status: 200, ready: true })
    await backend.fastify.inject('/base/v1/subject')
    expect((await backend.fastify.inject('/metrics')).body).toContain('route="/base/v1/subject",status="200"')
    const reference: { paths: object } = (await backend.fastify.inject('/docs/json')).json()
    for (const { path } of allCalls.filter((call) => !call.path.endsWith('.json')))
      expect(reference.paths).toHaveProperty([path])
    expect((await backend.fastify.inject('/docs/')).statusCode).toBe(200)
  })

  test('/healthz says 503 while the content is missing', async () => {
    await backend.rows('delete from content_areas returning area')
    expect((await backend.fastify.inject('/healthz')).statusCode).toBe(503)
  })

  test('content is loaded once per change, in a migrated database', async () => {
    const database = await openTestDatabase()
    await migrate(database.db)
    expect(await migrate(database.db)).toBe(0)
    const folder = contentFolder(contentDir)
    const { content } = folder.read()
    if (!content) throw new Error('The content is bad')
    await database.db.execute('delete from content_areas')
    const load = (hashes = folder.hashes()) => loadContent(database.db, folder, { content, hashes, now: 0 })
    expect(await load()).toEqual(folder.parts.map(({ area }) => area))
    expect(await load()).toEqual([])
    expect(await load(new Map([...folder.hashes(), ['word', 'another']]))).toEqual(['word'])
    await database.close()
  })

  test('a proxy is believed only when it is trusted', async () => {
    const ask = async (trustProxy: false | number) => {
      const one = await startBackend({ trustProxy, perAddress: 1 })
      const from = (address: string, mobile: string) =>
        one.fastify.inject({
          url: `/auth/v1/basic/mobile-code?mobile=${mobile}&type=3`,
          headers: { 'x-forwarded-for': address },
        })
      const statuses = [
        (await from('1.1.1.1', '13000000001')).statusCode,
        (await from('2.2.2.2', '13000000002')).statusCode,
      ]
      await one.stop()
      return statuses
    }
    expect(await ask(1)).toEqual([200, 200])
    expect(await ask(false)).toEqual([200, 429])
  })
})

describe('development that the network reaches', () => {
  test('keeps codes and development identities to this machine', async () => {
    const own = await startBackend({ isOpenToLan: true })
    const inbox = async (remoteAddress: string) =>
      (await own.fastify.inject({ url: '/dev/inbox.json', remoteAddress })).statusCode
    expect([await inbox('127.0.0.1'), await inbox('192.168.1.5')]).toEqual([200, 404])
    const query = 'grant_type=third_party&client_id=web&third_type=wechat&third_client_id=wx&code=dev-1'
    const answer = await own.fastify.inject({ method: 'POST', url: `/auth/oauth/token?${query}` })
    expect(answer.json()).toMatchObject({ code: 'Y50202' })
    await own.stop()
  })
})

describe('production', () => {
  let strict: Backend
  beforeAll(async () => {
    strict = await startBackend({ production: true })
  })
  afterAll(() => strict.stop())

  test.each(['/dev/inbox', '/dev/inbox.json', '/dev/cashier/1'])('%s does not exist', async (url) => {
    expect((await strict.fastify.inject(url)).statusCode).toBe(404)
  })

  test.each(['/metrics', '/docs/', '/docs/json'])('%s is for this machine and for operators', async (url) => {
    const own = await startBackend({ production: true, operatorKey: 'the-key' })
    const from = async (remoteAddress: string, headers = {}) =>
      (await own.fastify.inject({ url, remoteAddress, headers })).statusCode
    expect(await from('127.0.0.1')).toBe(200)
    expect(await from('9.9.9.9')).toBe(403)
    expect(await from('127.0.0.1', { 'x-forwarded-for': '9.9.9.9' })).toBe(403)
    expect(await from('9.9.9.9', { 'x-operator-key': 'the-key' })).toBe(200)
    await own.stop()
  })

  test('nothing is pretended: no codes, no dev identities, no cashier', async () => {
    expect(await strict.call(smsCode, { query: { mobile: '13000000001', type: '3' } })).toMatchObject({
      status: 502,
    })
    const query = 'grant_type=third_party&client_id=web&third_type=wechat&third_client_id=wx&code=dev-1'
    const answer = await strict.fastify.inject({ method: 'POST', url: `/auth/oauth/token?${query}` })
    expect(answer.json()).toMatchObject({ status: 502, code: 'Y50202' })
  })

  test('an order can be placed but not paid without a provider', async () => {
    const sms = { send: () => Promise.resolve() }
    const shop = await startBackend({ production: true, sms })
    await shop.rows(
      `insert into users (uid, invite_code, registered_at) values (77, 'a', now()) returning uid`,
    )
    const hash = createHash('sha256').update('t'.repeat(43)).digest('base64url')
    await shop.rows(`insert into tokens values ('${hash}', 77, 'web', now(), '2100-01-01') returning uid`)
    const token = 't'.repeat(43)
    const body = { idempotencyKey: 'abcdefgh', goodsId: '270001', agreementVersion: '2.1' }
    const { orderId } = await shop.ask(createOrder, { params: { uid: '77' }, body }, token)
    expect(await shop.call(payOrder, { params: { uid: '77', orderId }, body: {} }, token)).toMatchObject({
      code: 'Y50203',
    })
    await shop.stop()
  })
})

test('logs hold no phone, code, token or password', async () => {
  const lines: string[] = []
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  const logging = await startBackend({ logLevel: 'trace', sms: { send: () => Promise.resolve() } })
  await logging.call(smsCode, { query: { mobile: '13812345678', type: '3' } })
  await logging.fastify.inject({
    method: 'POST',
    url: '/auth/oauth/token?grant_type=password&client_id=w&username=13812345678&password=0cc175b9c0f1b6a831c399e269772661',
    headers: { authorization: `Bearer ${'secret'.repeat(8)}` },
  })
  await logging.stop()
  write.mockRestore()
  const text = lines.join('')
  expect(text).not.toMatch(/13812345678|0cc175b9|secretsecret/)
})
