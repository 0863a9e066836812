import { Readable } from 'node:stream'
import * as v from 'valibot'
import { bannerDetail } from '@/contracts/base/bannerDetail'
import * as dictionary from '@/contracts/base/dictionary'
import * as documents from '@/contracts/base/documents'
import * as promotions from '@/contracts/base/promotions'
import { logout } from '@/contracts/auth/token'
import { stsToken } from '@/contracts/base/uploads'
import { jsapiTicket } from '@/contracts/base/wechat'
import { pageContent } from '@/contracts/pages/pageContent'
import { readPageContent } from '@/contracts/pages/readPageContent'
import { jsapiSignature } from '../../../server/src/services/base/jsapiSignature'
import { type Backend, startBackend } from '../harness/startBackend'
import { png, uploadPicture } from '../harness/uploadPicture'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

describe('promotions and branches', () => {
  test('a promotion knows its branch, its chat link and what a shared link says', async () => {
    const params = { id: '5003' }
    expect(await backend.ask(promotions.promotion, { params })).toMatchObject({
      branchId: 'anhui',
      inviteCode: 'YT0003',
    })
    expect(await backend.ask(promotions.statisticParams, { params })).toMatchObject({
      utmCampaign: 'branch-anhui',
      attributes: { utm_campaign: 'branch-anhui' },
    })
    const consult = await backend.ask(promotions.promotionConsult, { params })
    expect(consult).toEqual({ branchId: 'anhui', consultUrl: '' })
    expect(await backend.ask(promotions.code53, { query: { promotionId: '5003' } })).toMatchObject({
      branchId: 'anhui',
    })
    const query = { promotionId: '5003' }
    expect(await backend.ask(promotions.branchByPromotion, { query })).toMatchObject({ tabact: 1 })
    const invited = await backend.ask(promotions.branchByInviteCode, { query: { inviteCode: 'YT0003' } })
    expect(invited).toMatchObject({ branchId: 'anhui' })
  })

  test('an unknown promotion is an error, its chat link the head office', async () => {
    expect(await backend.call(promotions.promotion, { params: { id: '9' } })).toMatchObject({
      code: 'B10220',
    })
    expect(await backend.ask(promotions.code53, { query: { promotionId: '9' } })).toMatchObject({
      branchId: 'head',
    })
    expect(await backend.ask(promotions.code53, { query: {} })).toMatchObject({ branchId: 'head' })
  })

  test('25 branches, 18 of them with their number on the home pages', async () => {
    const all = await backend.ask(promotions.branches, {})
    expect(all).toHaveLength(25)
    const numbers = all.flatMap(({ tabact }) => tabact ?? []).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 18 }, (_, index) => index + 1))
  })

  test('the teacher card: invite code before promotion before head office', async () => {
    const card = (query: object) => backend.ask(promotions.teacherCard, { query })
    const head = await card({})
    expect(head).toMatchObject({
      headline: '请添加课程老师微信购买课程',
      hint: '长按保存/识别二维码',
      wechatId: 'yantu-demo-head',
    })
    expect(await card({ promotionId: '5003' })).toMatchObject({ wechatId: 'yantu-demo-anhui' })
    expect(await card({ promotionId: '5003', inviteCode: 'YT0004' })).toMatchObject({
      wechatId: 'yantu-demo-beijing',
    })
    expect(await card({ promotionId: '9', inviteCode: 'none' })).toEqual(head)
    const qr = await backend.fastify.inject(head.qrUrl)
    expect(qr.headers['content-type']).toBe('image/png')
  })
})

describe('dictionaries', () => {
  test('schools by name and province', async () => {
    const found = await backend.ask(dictionary.schools, { query: { keyword: '师范', province: '山西' } })
    expect(found.list.map(({ name }) => name).sort()).toEqual(['太原师范学院', '山西师范大学'])
  })

  test('subjects, banners of a place, term lists of a type', async () => {
    const subjects = await backend.ask(dictionary.subjects, {})
    expect(subjects.map(({ order }) => order)).toEqual(subjects.map((_, index) => index + 1))
    const home = await backend.ask(dictionary.mobileBanners, { query: {} })
    expect(home.map(({ id }) => id)).toContain('b2')
    expect(await backend.ask(dictionary.mobileBanners, { query: { position: 'nowhere' } })).toEqual([])
    const terms = await backend.ask(dictionary.thesauruses, { query: { types: 'grade,exam-year' } })
    expect(terms.map(({ type }) => type).sort()).toEqual(['exam-year', 'grade'])
  })

  test('banners of home follow the phase of the coming exam, month by month', async () => {
    const before = backend.time.now
    const shown: string[] = []
    for (let month = 0; month < 12; month += 1) {
      backend.time.now = Date.UTC(2026, month, 10, 4)
      const home = await backend.ask(dictionary.mobileBanners, { query: {} })
      shown.push(home.map(({ id }) => id).join(' '))
    }
    // The summer camp is shown until the end of August, what is for the last weeks in the last weeks.
    expect(shown).toEqual([...Array<string>(8).fill('b1 b2'), ...Array<string>(3).fill('b2'), 'b2 b3 b4'])
    // The summer camp of one exam does not come back to the learners of the next.
    backend.time.now = Date.UTC(2027, 3, 10, 4)
    const next = await backend.ask(dictionary.mobileBanners, { query: {} })
    backend.time.now = before
    expect(next.map(({ id }) => id)).toEqual(['b2'])
  })

  test('a banner has a text behind it, unless it leads elsewhere', async () => {
    const found = await backend.ask(bannerDetail, { params: { id: 'b4' } })
    expect(found).toMatchObject({ title: '初试前一周清单', button: { link: '/exam-sky' } })
    expect(found.blocks.length).toBeGreaterThan(3)
    for (const id of ['b1', 'none'])
      expect((await backend.call(bannerDetail, { params: { id } })).status).toBe(404)
  })

  test('places go from province to district', async () => {
    const provinces = await backend.ask(dictionary.regions, { query: {} })
    expect(provinces).toHaveLength(31)
    const cities = await backend.ask(dictionary.regions, { query: { parent: '140000' } })
    expect(cities[0]).toEqual({ code: '140100', name: '太原市' })
    const districts = await backend.ask(dictionary.regions, { query: { parent: '140100' } })
    expect(districts).toContainEqual({ code: '140105', name: '小店区' })
  })
})

describe('documents', () => {
  test('every legal text has a version and sections', async () => {
    const versions = await backend.ask(documents.documentVersions, {})
    expect(versions.map(({ name }) => name).sort()).toEqual([...documents.documentNames].sort())
    for (const name of documents.documentNames) {
      const text = await backend.ask(documents.document, { params: { name } })
      expect(text.sections.length).toBeGreaterThan(2)
    }
    expect(await backend.ask(documents.about, {})).toMatchObject({ productName: '研途' })
  })
})

describe('the JSSDK signature', () => {
  test("is WeChat's own algorithm: the example of its documentation", () => {
    const ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg'
    const signature = jsapiSignature(
      ticket,
      'Wm3WZYTPz0wzccnW',
      '1414587457',
      'http://mp.weixin.qq.com?params=value',
    )
    expect(signature).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
  })

  test('ignores the hash and understands an address that was encoded twice', async () => {
    const sign = (url: string) => backend.ask(jsapiTicket, { query: { url, appId: 'wx1' } })
    for (const url of ['https://a.cn/x?b=1#top', encodeURIComponent('https://a.cn/x?b=1')]) {
      const { timestamp, noncestr, signature } = await sign(url)
      expect(signature).toBe(
        jsapiSignature('embedded-development-ticket', noncestr, timestamp, 'https://a.cn/x?b=1'),
      )
      expect(timestamp).toBe(String(backend.time.now / 1000))
    }
  })
})

describe('static content and posters', () => {
  test.each(['summer-gold', 'summer-gold27', '127', '27'])(
    '%s.json has every tab of the page',
    async (name) => {
      const { data } = await backend.ask(pageContent, { params: { name }, query: { t: '1' } })
      const templates = readPageContent(data)?.content.templates ?? []
      expect(templates.map((template) => template.name)).toEqual([
        'brand',
        'camp-overview',
        'camp-schedule',
        'strength',
        'message',
        'forum',
        'secret',
      ])
      for (const { url, width, height, alt } of templates.flatMap(({ imgList }) => imgList)) {
        const poster = await backend.fastify.inject(url)
        expect(poster.statusCode).toBe(200)
        expect(poster.body).toContain(`viewBox="0 0 ${width} ${height}"`)
        expect(alt).not.toBe('')
      }
    },
  )

  test('a poster comes in the asked width, is cached by its tag, and needs nothing from outside', async () => {
    const url = '/posters/s127-hero.svg'
    const full = await backend.fastify.inject(url)
    expect(full.body).toContain('width="750"')
    expect(full.body).not.toMatch(/href=|url\((?!#)|<script/)
    const small = await backend.fastify.inject(`${url}?w=375`)
    expect(small.body).toContain('width="375"')
    const headers = { 'if-none-match': String(full.headers['etag']) }
    expect((await backend.fastify.inject({ url, headers })).statusCode).toBe(304)
    expect((await backend.fastify.inject('/posters/none.svg')).json()).toMatchObject({
      status: 404,
      code: 'x404',
    })
  })

  test('an unknown page answers x404', async () => {
    const answer = await backend.call(pageContent, { params: { name: 'none' }, query: {} })
    expect(answer).toMatchObject({ status: 404, code: 'x404' })
  })
})

describe('uploads', () => {
  const upload = (ticket: string, content: Buffer) => uploadPicture(backend, ticket, content)

  test('a ticket lets pictures in for fifteen minutes, and nothing else', async () => {
    const { token } = await backend.login('13700000001')
    const { securityToken, expiration } = await backend.ask(stsToken, {}, token)
    const stored = v.parse(
      v.object({ result: v.object({ url: v.string() }) }),
      (await upload(securityToken, png)).json(),
    )
    const shown = await backend.fastify.inject(stored.result.url)
    expect(shown.rawPayload.equals(png)).toBe(true)
    expect((await upload(securityToken, Buffer.from('<svg onload=alert(1)>'))).json()).toMatchObject({
      code: 'Y415',
    })
    expect((await upload(securityToken, png.subarray(0, 12))).json()).toMatchObject({ code: 'Y415' })
    expect((await upload(`${securityToken}x`, png)).json()).toMatchObject({ code: 'Y40301' })
    expect((await upload('', png)).json()).toMatchObject({ code: 'Y40301' })
    backend.time.now = expiration
    expect((await upload(securityToken, png)).json()).toMatchObject({ code: 'Y40301' })
  })

  test('of strangers are refused before anything of them is read', async () => {
    // A picture whose end never comes.
    const endless = new Readable({ read: () => undefined })
    endless.push('--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n')
    const answer = await backend.fastify.inject({
      method: 'POST',
      url: '/base/v1/uploads',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'x-upload-ticket': '1.2.3.4' },
      payload: endless,
    })
    expect(answer.json()).toMatchObject({ code: 'Y40301' })
  })

  test('a ticket ends with its session', async () => {
    const { token } = await backend.login('13700000003')
    const { securityToken } = await backend.ask(stsToken, {}, token)
    expect((await upload(securityToken, png)).statusCode).toBe(200)
    await backend.ask(logout, {}, token)
    expect((await upload(securityToken, png)).json()).toMatchObject({ code: 'Y40301' })
  })

  test('what a camera writes beside a picture is not kept', async () => {
    const { token } = await backend.login('13700000004')
    const { securityToken } = await backend.ask(stsToken, {}, token)
    const size = Buffer.from([0, 0, 0, 3])
    const place = Buffer.concat([size, Buffer.from('eXIfGPS'), Buffer.alloc(4)])
    const shot = Buffer.concat([png.subarray(0, -12), place, png.subarray(-12)])
    const answer = await upload(securityToken, shot)
    const shown = await backend.fastify.inject(String(answer.json().result.url))
    expect(shown.rawPayload.equals(png)).toBe(true)
  })

  test('sixty an hour', async () => {
    const { token } = await backend.login('13700000002')
    const { securityToken } = await backend.ask(stsToken, {}, token)
    const answers: number[] = []
    for (let sent = 0; sent < 61; sent += 1) answers.push((await upload(securityToken, png)).statusCode)
    expect(answers.filter((status) => status === 200)).toHaveLength(60)
    expect(answers[60]).toBe(429)
  })
})
