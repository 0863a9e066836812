import { watched } from '@/contracts/course/watching'
import { type AudioAlbum, audioAlbums, keepAudioPlace } from '@/contracts/course/audio'
import type { Backend } from '../harness/startBackend'
import { type Buyer, type Shop, startShop } from '../harness/startShop'

/** Goods whose outline has an audio lesson. */
const GOODS = '270001'

let shop: Shop
let backend: Backend
beforeAll(async () => {
  shop = await startShop()
  backend = shop.backend
})
afterAll(() => backend.stop())

const albumsOf = ({ uid, token }: Buyer): Promise<AudioAlbum[]> =>
  backend.ask(audioAlbums, { params: { uid } }, token)
const keep = ({ uid, token }: Buyer, trackId: string, seconds: number, at: number) =>
  backend.send(keepAudioPlace, { params: { uid, trackId }, body: { seconds, at } }, token)
const get = (url: string) => backend.fastify.inject({ method: 'GET', url })

describe('recordings', () => {
  test('are the open ones for everybody, and those of a course for whoever holds it', async () => {
    const buyer = await shop.buyer()
    const open = await albumsOf(buyer)
    expect(open.map(({ albumId }) => albumId)).toEqual(['open-英语'])
    await buyer.own(GOODS)
    const [own, ...others] = await albumsOf(buyer)
    expect(own).toMatchObject({ albumId: GOODS })
    expect(own?.tracks[0]?.lines.length).toBeGreaterThan(0)
    expect(others).toEqual(open)
  })

  test('of a course are fetched under a ticket, which nobody makes and which expires', async () => {
    const buyer = await shop.buyer()
    await buyer.own(GOODS)
    const url = (await albumsOf(buyer))[0]?.tracks[0]?.url ?? ''
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    expect(
      (await get(url.replace('law-history', 'x').replace(/films\/[^/]+/, 'films/zzzzzzzz-aaaa'))).statusCode,
    ).toBe(403)
    const now = backend.time.now
    backend.time.now += 13 * 3_600_000
    expect((await get(url)).statusCode).toBe(403)
    backend.time.now = now
  })

  test('go on where the later of two devices stopped, in whatever order they tell', async () => {
    const buyer = await shop.buyer()
    const { now } = backend.time
    const placeOf = async () => (await albumsOf(buyer))[0]?.tracks[0]?.place
    const trackId = (await albumsOf(buyer))[0]?.tracks[0]?.trackId ?? ''
    await keep(buyer, trackId, 20, now - 1000)
    await keep(buyer, trackId, 5, now - 5000)
    expect(await placeOf()).toEqual({ seconds: 20, at: now - 1000 })
    // A device whose clock runs ahead has the last word for this moment, not for ever.
    await keep(buyer, trackId, 8, now + 86_400_000)
    expect(await placeOf()).toEqual({ seconds: 8, at: now })
    expect((await albumsOf(await shop.buyer()))[0]?.tracks[0]).not.toHaveProperty('place')
  })

  test('count like films: who has heard a lesson to its end has done it, however long the plan says it is', async () => {
    const buyer = await shop.buyer()
    await buyer.own(GOODS)
    const { lessonId = '', seconds = 0 } = (await albumsOf(buyer))[0]?.tracks[0] ?? {}
    backend.time.now += seconds * 1000
    const { now } = backend.time
    const sitting = {
      sittingId: 'heard-00001',
      goodsId: GOODS,
      lessonId,
      startedAt: now - seconds * 1000,
      at: now,
      seconds,
      covered: [[0, seconds] as [number, number]],
      place: seconds,
      length: seconds,
    }
    const stand = await backend.ask(watched, { params: { uid: buyer.uid }, body: sitting }, buyer.token)
    expect(stand).toMatchObject({ seconds, covered: seconds, length: seconds, done: true })
  })
})
