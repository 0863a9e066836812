import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { draftPromo, publishPromo } from '@/contracts/pages/promoOperations'
import { soundPath } from '@/domain/vocabulary/soundPath'
import { addressOf } from '../harness/addressOf'
import { type Backend, startBackend } from '../harness/startBackend'

const HTML =
  '<!doctype html><html><head><title>研途</title><script defer="defer" src="/js/app.js"></script><link href="/css/app.css" rel="stylesheet"></head><body><div id="app"></div></body></html>'
const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile'

let backend: Backend
beforeAll(async () => {
  const h5Dir = mkdtempSync(join(tmpdir(), 'yantu-h5-'))
  writeFileSync(join(h5Dir, 'index.html'), HTML)
  backend = await startBackend({ h5Dir, publicUrl: 'https://m.example', operatorKey: 'key' })
})
afterAll(() => backend.stop())

const open = async (url: string, userAgent = PHONE) => {
  const answer = await backend.fastify.inject({
    url,
    headers: { accept: 'text/html', 'user-agent': userAgent },
  })
  expect(answer.statusCode).toBe(200)
  return answer.body
}

describe('the first screen in the HTML (architecture.md)', () => {
  test('a landing address carries its title, share meta, tabs, first pictures with sizes and the button', async () => {
    const html = await open('/market/summer-gold/127?promotionId=127')
    expect(html).toContain('<title>2027考研夏季抢跑营</title>')
    expect(html).toContain('<meta property="og:title" content="2027考研夏季抢跑营"/>')
    expect(html).toMatch(
      /<meta property="og:image" content="https:\/\/m\.example\/posters\/[\w-]+\.png\?w=480"\/>/,
    )
    expect(html).toMatch(
      /<link rel="preload" as="image" href="\/posters\/[\w-]+\.svg" fetchpriority="high"\/>/,
    )
    for (const tab of ['品牌实力', '历年成果', '实力对比', '智能对话'])
      expect(html).toContain(`>${tab}</span>`)
    expect(html).toContain('<span class="fs-tab fs-tab--on">营地概览</span>')
    expect(html).toMatch(
      /<img class="fs-picture" src="\/posters\/[\w-]+\.svg" alt="[^"]+" width="750" height="\d+"/,
    )
    expect(html).toContain('<div class="fs-button">点击按钮 抢跑必胜之路</div>')
  })

  test('it stands before the app, whose styles follow it and whose scripts give way', async () => {
    const html = await open('/market/summer-gold/127')
    const places = ['id="first-screen"', 'id="first-screen-data"', 'app.css', 'id="app"'].map((part) =>
      html.indexOf(part),
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(html.match(/app\.css/g)).toHaveLength(1)
    expect(html).toContain('<script defer="defer" fetchpriority="low" src="/js/app.js">')
  })

  test('the app finds in it what the JSON call would answer', async () => {
    const html = await open('/market/winter-camp27')
    const text = /id="first-screen-data">([^<]*)</.exec(html)?.[1] ?? ''
    const data = JSON.parse(text) as { page: { slug: string }; contents: Record<string, unknown> }
    expect(data.page.slug).toBe('winter-camp27')
    const answer = await backend.fastify.inject('/winter-camp27.json')
    expect(data.contents['winter-camp27']).toEqual((answer.json() as { data: unknown }).data)
  })

  test.each([
    ['a phone browser', PHONE, true, true],
    ['a desk', 'Mozilla/5.0 (Windows NT 10.0) Chrome/130', true, true],
    ['WeChat', `${PHONE} MicroMessenger/8.0`, false, true],
    ['the flutter app', `${PHONE} shenlong-flutter/4.8.5`, false, false],
    ['the gaoshou app', `${PHONE} gaoshou/3.2`, false, false],
  ])('%s gets the bar and the button that the app will draw', async (_, userAgent, bar, button) => {
    const html = await open('/market/summer-gold/127', userAgent)
    expect([html.includes('class="fs-bar"'), html.includes('class="fs-button"')]).toEqual([bar, button])
  })

  test.each(['/market/summer-gold/127?agent=24', '/market/summer-gold/127?isdg=24'])(
    'who sees other pictures gets the head only: %s',
    async (url) => {
      const html = await open(url)
      expect([html.includes('og:title'), html.includes('id="first-screen"')]).toEqual([true, false])
    },
  )

  test.each([
    '/login',
    '/market/nowhere',
    '/market/homepages/99',
    '/market/%3Cscript%3E',
    '/personal-center',
  ])('%s has the head only', async (url) => {
    const html = await open(url)
    expect([html.includes('og:title'), html.includes('id="first-screen"')]).toEqual([true, false])
  })

  test('an address that no row has is left to the app', async () =>
    expect(await open('/nobody/knows/this')).toBe(HTML))

  test('the branch, the lecture and the edition that the address asks for are drawn', async () => {
    expect(await open('/market/super-forum/26?tabId=53')).toContain(
      '<span class="fs-tab fs-tab--on">英语</span>',
    )
    expect(await open('/super-gold?showWM=true')).toContain('<title>金榜题名·微信版</title>')
  })

  test('nothing that an operator writes is markup', async () => {
    const evil = '</script><script>alert(1)</script>'
    const poster = { layout: 'cover', theme: 'study', title: [evil] }
    const page = { slug: 'evil', title: evil, family: 'camp', share: { title: evil, description: evil } }
    const send = (contract: typeof draftPromo | typeof publishPromo, payload: object) =>
      backend.fastify.inject({
        method: 'POST',
        url: addressOf(contract, { params: { name: 'evil' } }),
        headers: { 'x-operator-key': 'key' },
        payload,
      })
    await send(draftPromo, { page, content: { templates: [{ name: 'main', imgList: [{ poster }] }] } })
    await send(publishPromo, { version: 1 })
    const html = await open('/market/evil')
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&lt;/script&gt;')
  })
})

describe('the first screen of home', () => {
  test('holds the first banner, the channels and what the calls would answer, and nothing of a person', async () => {
    const html = await open('/')
    expect(html).toMatch(
      /<img class="fs-banner" src="\/posters\/[\w-]+\.svg" alt="[^"]+" fetchpriority="high"\/>/,
    )
    for (const text of ['背单词', '为你推荐', '首页']) expect(html).toContain(text)
    const data = JSON.parse(/id="first-screen-data">([^<]*)</.exec(html)?.[1] ?? '') as Record<
      string,
      unknown
    >
    for (const [name, path] of [
      ['banners', '/base/v2/mobile-banner'],
      ['channels', '/gaoshou/v1/course-type-power/homes'],
    ] as const) {
      const answer = await backend.fastify.inject(path)
      expect(data[name]).toEqual((answer.json() as { result: unknown }).result)
    }
    expect(html).not.toContain('uid')
  })
})

describe('clips', () => {
  test('a vid names a clip that is served in ranges', async () => {
    const answer = await backend.fastify.inject('/course/v1/videos/perfect-road')
    expect(answer.json()).toMatchObject({
      status: 200,
      result: { url: '/media/perfect-road.mp4', seconds: 24 },
    })
    const part = await backend.fastify.inject({
      url: '/media/perfect-road.mp4',
      headers: { range: 'bytes=0-99' },
    })
    expect([part.statusCode, part.headers['content-type'], part.rawPayload.length]).toEqual([
      206,
      'video/mp4',
      100,
    ])
  })

  test('the recording of a word is kept by browsers for a month and served in ranges', async () => {
    const sound = { url: soundPath('abandon'), headers: { range: 'bytes=0-99' } }
    const { statusCode, headers, rawPayload } = await backend.fastify.inject(sound)
    expect([statusCode, headers['content-type'], rawPayload.length]).toEqual([206, 'audio/mpeg', 100])
    expect(headers['cache-control']).toBe('public, max-age=2592000')
    expect((await backend.fastify.inject(soundPath('no-such-word'))).statusCode).toBe(404)
  })

  test('an unknown vid is not found', async () => {
    expect((await backend.fastify.inject('/course/v1/videos/none')).statusCode).toBe(404)
  })
})
