import { teacherCard } from '@/contracts/base/promotions'
import { type Backend, startBackend } from '../harness/startBackend'

const SIGNATURE = '89504e470d0a1a0a'
const POSTER = '/posters/s127-hero'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ publicUrl: 'https://m.example' })
})
afterAll(() => backend.stop())

const open = (url: string, headers: Record<string, string> = {}) => backend.fastify.inject({ url, headers })

/** The size that a PNG says of itself (PNG specification, IHDR). */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

describe('pictures that WeChat can use', () => {
  test('a poster is a PNG too, as wide as the next step of the asked width', async () => {
    const answer = await open(`${POSTER}.png`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    expect(answer.rawPayload.subarray(0, 8).toString('hex')).toBe(SIGNATURE)
    const [width = 0, height = 0] = sizeOf(answer.rawPayload)
    const svg = (await open(`${POSTER}.svg`)).body
    expect(width).toBe(750)
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
    const widths = [80, 300, 481, 1500].map(async (asked) => {
      const { rawPayload } = await open(`${POSTER}.png?w=${asked}`)
      return sizeOf(rawPayload)[0]
    })
    expect(await Promise.all(widths)).toEqual([240, 480, 750, 1080])
  })

  test('agent 24 gets every poster in the look of its channel (seed §4); a set that nobody knows is the usual one', async () => {
    const [usual, dingtalk, other] = await Promise.all(
      ['', '--dingtalk', '--none'].map(async (set) => (await open(`${POSTER}${set}.svg`)).body),
    )
    expect(dingtalk).toContain('#1677ff')
    expect(usual).not.toContain('#1677ff')
    expect(other).toBe(usual)
    expect(dingtalk?.match(/viewBox="[^"]*"/)?.[0]).toBe(usual?.match(/viewBox="[^"]*"/)?.[0])
  })

  test('the same picture is drawn once, and a known one is not sent again', async () => {
    const [first, second] = await Promise.all([open(`${POSTER}.png?w=480`), open(`${POSTER}.png?w=300`)])
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
    const etag = String(first.headers['etag'])
    expect(etag).not.toBe((await open(`${POSTER}.svg?w=480`)).headers['etag'])
    const again = await open(`${POSTER}.png?w=480`, { 'if-none-match': etag })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })

  test('the code of a teacher and of a page are PNG', async () => {
    const { qrUrl } = await backend.ask(teacherCard, { query: {} })
    expect(qrUrl).toMatch(/^\/posters\/qr-[\w-]+\.png$/)
    for (const url of [qrUrl, '/posters/pages/download.png']) {
      const { rawPayload } = await open(`${url}?w=480`)
      expect([rawPayload.subarray(0, 8).toString('hex'), ...sizeOf(rawPayload)]).toEqual([
        SIGNATURE,
        480,
        480,
      ])
    }
  })

  test.each(['/posters/none', '/posters/qr-none', '/posters/words/none', '/posters/pages/a.b'])(
    '%s is not there, in neither form',
    async (url) => {
      for (const kind of ['svg', 'png', 'gif']) {
        const answer = await open(`${url}.${kind}`)
        expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'x404' }])
      }
    },
  )

  test('an address that lets draw too many waits a minute; kept pictures stay free', async () => {
    const statuses: number[] = []
    for (let page = 0; page < 61; page += 1)
      statuses.push((await open(`/posters/pages/p${page}.png?w=240`)).statusCode)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect((await open('/posters/pages/p0.png?w=240')).statusCode).toBe(200)
    backend.time.now += 61_000
    expect((await open('/posters/pages/late.png?w=240')).statusCode).toBe(200)
  })
})
