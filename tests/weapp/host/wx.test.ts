import http from 'node:http'
import { closeBrowser } from '../../e2e/harness/openBrowser'
import { FixtureApp } from './FixtureApp'

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly body: string
  readonly origin: string | undefined
  readonly type: string | undefined
}

/** A backend that repeats what it got; `/chunks` answers in two parts. */
const startEcho = async (seen: Seen[]): Promise<{ url: string; stop: () => void }> => {
  const repeat = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const { method, url, headers } = request
    let body = ''
    for await (const chunk of request) body += String(chunk)
    seen.push({ method, url, body, origin: headers.origin, type: headers['content-type'] })
    if (url === '/chunks') {
      response.write('一二三')
      setTimeout(() => response.end('四五'), 50)
      return
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ hello: 'world' }))
  }
  const server = http.createServer((request, response) => void repeat(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

describe('the wx object', () => {
  const seen: Seen[] = []
  let app: FixtureApp
  let echo: Awaited<ReturnType<typeof startEcho>>
  beforeAll(async () => {
    echo = await startEcho(seen)
    app = await FixtureApp.start('/pages/lab/index')
  })
  beforeEach(() => app.open('/pages/lab/index'))
  afterAll(async () => {
    await app.close()
    echo.stop()
    await closeBrowser()
  })

  test('request goes out without an Origin and answers with parsed JSON', async () => {
    const answer = await app.call('request', { url: `${echo.url}/a?x=1`, method: 'POST', data: { a: 1 } })
    expect(answer).toMatchObject({ statusCode: 200, data: { hello: 'world' }, errMsg: 'request:ok' })
    expect(seen.at(-1)).toEqual({
      method: 'POST',
      url: '/a?x=1',
      body: '{"a":1}',
      origin: undefined,
      type: 'application/json',
    })
  })

  test('data of a GET goes into the query', async () => {
    await app.call('request', { url: `${echo.url}/a`, data: { q: '中 文' } })
    expect(seen.at(-1)?.url).toBe(`/a?q=${encodeURIComponent('中 文')}`)
  })

  test('a chunked answer arrives in pieces that are cut in the middle of characters', async () => {
    const pieces = await app.page.evaluate(
      (url) =>
        new Promise<number[][]>((done) => {
          const chunks: number[][] = []
          const request = window.__weapp?.wx['request']
          if (typeof request !== 'function') return done([])
          const task: unknown = request({ url, enableChunked: true, success: () => done(chunks) })
          const listen: unknown = Reflect.get(Object(task), 'onChunkReceived')
          if (typeof listen === 'function') {
            listen(({ data }: { data: ArrayBuffer }) => chunks.push([...new Uint8Array(data)]))
          }
        }),
      `${echo.url}/chunks`,
    )
    expect(Buffer.from(pieces.flat()).toString('utf8')).toBe('一二三四五')
    expect(pieces[0]).toHaveLength(1)
    expect(Buffer.from(pieces[0] ?? []).toString('utf8')).toBe('\ufffd')
  })

  test('a chosen picture can be uploaded', async () => {
    const chosen = await app.call('chooseMedia')
    const path: unknown = Object(chosen).tempFiles[0].tempFilePath
    await app.call('uploadFile', {
      url: `${echo.url}/upload`,
      filePath: path,
      name: 'file',
      formData: { kind: 'avatar' },
    })
    expect(seen.at(-1)?.type).toMatch(/^multipart\/form-data; boundary=/)
    expect(seen.at(-1)?.body).toContain('name="kind"')
  })

  test('without a network a request fails and the app is told', async () => {
    await app.page.evaluate(() => window.__weapp?.setNetwork('none'))
    expect(await app.call('request', { url: echo.url })).toMatchObject({
      failed: expect.stringMatching(/^request:fail/),
    })
    expect(await app.call('getNetworkType')).toMatchObject({ networkType: 'none' })
  })

  test('storage holds JSON, through a restart, and refuses an empty key', async () => {
    await app.call('setStorage', { key: 'k', data: { v: 42, n: null } })
    await app.open()
    expect(await app.call('getStorage', { key: 'k' })).toMatchObject({ data: { v: 42, n: null } })
    expect(await app.call('getStorage', { key: 'none' })).toEqual({
      failed: 'getStorage:fail data not found',
    })
    expect(await app.call('setStorage', { key: '', data: 1 })).toMatchObject({
      failed: expect.stringMatching(/non-empty/),
    })
  })

  test('toast, modal and action sheet show and answer', async () => {
    await app.call('showToast', { title: 'Saved!' })
    await app.page.locator('.wx-toast', { hasText: 'Saved!' }).waitFor()
    const modal = app.call('showModal', { title: 'Q', content: 'really?' })
    await app.page.locator('.wx-confirm').tap()
    expect(await modal).toMatchObject({ confirm: true })
    const sheet = app.call('showActionSheet', { itemList: ['a', 'b'] })
    await app.page.locator('.wx-sheet-item').nth(1).tap()
    expect(await sheet).toMatchObject({ tapIndex: 1 })
  })

  test('files can be written, read and dropped, in the user folder only', async () => {
    const result = await app.page.evaluate(() => {
      const { getFileSystemManager } = Object(window.__weapp?.wx)
      const { writeFileSync, readFileSync } = getFileSystemManager()
      writeFileSync('http://usr/a.txt', 'words', 'utf8')
      let refused = ''
      try {
        writeFileSync('/a.txt', 'x', 'utf8')
      } catch (error) {
        refused = String(error)
      }
      const text: string = readFileSync('http://usr/a.txt', 'utf8')
      return { text, refused }
    })
    expect(result.text).toBe('words')
    expect(result.refused).toContain('permission denied')
  })

  test('payment checks its parameters and ends as the user decides', async () => {
    expect(await app.call('requestPayment', {})).toMatchObject({ failed: expect.stringMatching(/timeStamp/) })
    const options = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', paySign: 's', signType: 'RSA' }
    const cancelled = app.call('requestPayment', options)
    await app.page.locator('.wx-cancel').tap()
    expect(await cancelled).toEqual({ failed: 'requestPayment:fail cancel' })
  })

  test('the theme is the one of the page, and its change is told', async () => {
    await app.page.evaluate(() => {
      const { onThemeChange } = Object(window.__weapp?.wx)
      onThemeChange(({ theme }: { theme: string }) => (document.title = theme))
    })
    expect(await app.call('getSystemInfo')).toMatchObject({ theme: 'light' })
    await app.page.emulateMedia({ colorScheme: 'dark' })
    await app.page.waitForFunction(() => document.title === 'dark')
    expect(await app.call('getSystemInfo')).toMatchObject({ theme: 'dark' })
  })

  test('large font and the launch are what the test says', async () => {
    await app.open('', { fontSizeSetting: 22.4, scene: 1154 })
    expect(await app.call('getSystemInfo')).toMatchObject({ fontSizeSetting: 22.4 })
    expect(await app.page.evaluate(() => window.__weapp?.launchScene())).toBe(1154)
  })

  test('selector queries measure, the canvas draws', async () => {
    const size = await app.page.evaluate(
      () =>
        new Promise((done) => {
          const { createSelectorQuery } = Object(window.__weapp?.wx)
          const query = createSelectorQuery()
          query
            .select('#canvas')
            .fields({ node: true, size: true })
            .exec((found: unknown[]) => {
              const { width, node } = Object(found[0])
              node.getContext('2d').fillRect(0, 0, 1, 1)
              done(width)
            })
        }),
    )
    expect(size).toBe(50)
  })

  test.each([
    ['request', {}],
    ['downloadFile', {}],
    ['uploadFile', { filePath: 'http://usr/a.txt', name: 'file' }],
  ])('%s reaches the domains of the list and no other', async (api, options) => {
    await app.open('', { domains: ['https://api.yantu.example'] })
    await app.page.evaluate(() => {
      const { getFileSystemManager } = Object(window.__weapp?.wx)
      getFileSystemManager().writeFileSync('http://usr/a.txt', 'words', 'utf8')
    })
    expect(await app.call(api, { url: 'https://other.example/x', ...options })).toMatchObject({
      failed: expect.stringContaining('url not in domain list: https://other.example'),
    })
  })

  test('the phone-number button hands a code over, or the refusal', async () => {
    await app.tap('#phone')
    expect(await app.logged('phone.getphonenumber')).toMatchObject({ code: 'host-phone-code' })
    await app.open('/pages/lab/index', { phoneCode: null })
    await app.tap('#phone')
    expect(await app.logged('phone.getphonenumber')).toEqual({ errMsg: 'getPhoneNumber:fail user deny' })
  })

  test('a gated call waits for consent, and fails without', async () => {
    await app.open('/pages/lab/index', { privacyAgreed: false })
    await app.tap('#phone')
    expect(await app.logged('phone.getphonenumber')).toMatchObject({ errno: 104 })
    expect(await app.call('getPrivacySetting')).toMatchObject({ needAuthorization: true })
    await app.tap('#agree')
    await app.logged('agree.agreeprivacyauthorization')
    expect(await app.call('requirePrivacyAuthorize')).toEqual({ errMsg: 'requirePrivacyAuthorize:ok' })
  })
})
