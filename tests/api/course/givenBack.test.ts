import { afterSale, requestRefund } from '@/contracts/course/afterSale'
import { audioAlbums } from '@/contracts/course/audio'
import { playedLesson } from '@/contracts/course/lessons'
import { liveLesson, operateLive } from '@/contracts/course/live'
import type { Backend } from '../harness/startBackend'
import { type Buyer, type Shop, startShop } from '../harness/startShop'

const MINUTE = 60_000
const FILMED = { goodsId: '270101', lessonId: '005', trial: '001' }
/** Goods with live lessons and a recording. */
const LIVE = '270001'

let shop: Shop
let backend: Backend
let address: string
beforeAll(async () => {
  shop = await startShop({ operatorKey: 'operator' })
  backend = shop.backend
  address = await backend.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => backend.stop())

/** Somebody with a course, and how to lose it. */
const holderOf = async (goodsId: string) => {
  const buyer = await shop.buyer()
  const { orderId, payable } = await buyer.placed(goodsId)
  await shop.notify(await buyer.pay(orderId), payable)
  const refund = async () => {
    const asked = { params: { uid: buyer.uid, orderId }, body: { reason: '买重了' } }
    expect(await backend.ask(requestRefund, asked, buyer.token)).toMatchObject({ state: 'granted' })
  }
  const runOut = async () => {
    const end = new Date(backend.time.now).toISOString()
    await backend.rows(`update entitlements set expires_at = '${end}' where uid = ${buyer.uid} returning uid`)
  }
  return { buyer, losing: { 'was given back': refund, 'has run out': runOut } }
}
type Loss = keyof Awaited<ReturnType<typeof holderOf>>['losing']

const filmOf = async ({ uid, token }: Buyer, lessonId = FILMED.lessonId): Promise<string> => {
  const params = { uid, goodsId: FILMED.goodsId, lessonId }
  const { film } = await backend.ask(playedLesson, { params }, token)
  return film?.sources[0]?.url ?? ''
}
const roomOf = async ({ uid, token }: Buyer) => {
  const [row] = await backend.rows(
    `select lesson_id from lessons where goods_id = '${LIVE}' and kind = 'live' order by lesson_id limit 1`,
  )
  const params = { uid, goodsId: LIVE, lessonId: String(row?.['lesson_id']) }
  return backend.ask(liveLesson, { params }, token)
}
const operate = (liveId: string) =>
  backend.send(
    operateLive,
    {
      params: { liveId },
      body: { startsAt: backend.time.now - MINUTE, endsAt: backend.time.now + 60 * MINUTE },
    },
    undefined,
    'operator',
  )
const statusOf = async (url: string) => (await backend.fastify.inject(url)).statusCode

// Before any room is open: those are looked after once a second.
test('what is held costs one look in half a minute, what is open none', async () => {
  const { buyer } = await holderOf(FILMED.goodsId)
  const [held, open] = [await filmOf(buyer), await filmOf(buyer, FILMED.trial)]
  const costOf = (url: string) =>
    backend.countQueries(async () => {
      for (let piece = 0; piece < 20; piece += 1) expect(await statusOf(url)).toBe(200)
    })
  expect(await costOf(held)).toBe(1)
  expect(await costOf(open)).toBe(0)
})

describe.each<Loss>(['was given back', 'has run out'])('a course that %s closes within a minute', (loss) => {
  test('the playlist, the pieces and the subtitles of its films', async () => {
    const { buyer, losing } = await holderOf(FILMED.goodsId)
    const list = await filmOf(buyer)
    const place = list.replace(/[^/]+$/, '')
    const { body } = await backend.fastify.inject(list)
    const piece = place + body.split('\n').find((line) => line.endsWith('.ts'))
    const all = [list, piece, place.replace(/[^/]+\/$/, 'zh.vtt')]
    for (const url of all) expect(await statusOf(url)).toBe(200)
    await losing[loss]()
    backend.time.now += MINUTE
    for (const url of all) expect(await statusOf(url)).toBe(403)
  })

  test('its recordings to listen to, and the playlist of its broadcasts', async () => {
    const { buyer, losing } = await holderOf(LIVE)
    const room = await roomOf(buyer)
    await operate(room.liveId)
    const albums = await backend.ask(audioAlbums, { params: { uid: buyer.uid } }, buyer.token)
    const own = albums.find(({ albumId }) => albumId === LIVE)?.tracks[0]?.url ?? ''
    for (const url of [own, room.stream]) expect(await statusOf(url)).toBe(200)
    await losing[loss]()
    backend.time.now += MINUTE
    for (const url of [own, room.stream]) expect(await statusOf(url)).toBe(403)
  })

  test('the stream of a live room that is open, and nobody else’s', async () => {
    const [leaver, stayer] = [await holderOf(LIVE), await holderOf(LIVE)]
    const { liveId } = await roomOf(leaver.buyer)
    const open = async ({ token }: Buyer) => {
      const abort = new AbortController()
      const answer = await fetch(`${address}/course/v1/live/${liveId}/talk`, {
        method: 'POST',
        body: '{}',
        signal: abort.signal,
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          authorization: `Bearer ${token}`,
        },
      })
      // Kept alive behind the stream, it would hold up the end of the process.
      expect(answer.headers.get('connection')).toBe('close')
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
      if (!reader) throw new Error('no stream')
      let heard = ''
      const until = async (wanted: string) => {
        while (!heard.includes(wanted)) {
          const { value, done } = await reader.read()
          if (done) return 'ended'
          heard += value
        }
        return 'heard'
      }
      expect(await until('"kind":"messages"')).toBe('heard')
      return { until, close: () => abort.abort() }
    }
    const [gone, here] = [await open(leaver.buyer), await open(stayer.buyer)]
    await leaver.losing[loss]()
    backend.time.now += 1000
    const told = await operate(liveId)
    const { endsAt } = Object(told.result)
    expect(await here.until(`"endsAt":${endsAt}`)).toBe('heard')
    expect(await gone.until('never said')).toBe('ended')
    here.close()
  })
})

test('one learner’s films are kept by no shared cache; open ones are', async () => {
  const { buyer } = await holderOf(FILMED.goodsId)
  const cached = async (url: string) => (await backend.fastify.inject(url)).headers['cache-control']
  expect(await cached(await filmOf(buyer))).toBe('private, max-age=21600')
  expect(await cached(await filmOf(buyer, FILMED.trial))).toBe('public, max-age=21600')
})

test('a ticket is good for nobody else, for no other goods, and not without them', async () => {
  const { buyer } = await holderOf(FILMED.goodsId)
  const other = await holderOf(FILMED.goodsId)
  const url = await filmOf(buyer)
  const [, , ticket = ''] = url.split('/')
  const changed = [
    ticket.replace(`.${Number(buyer.uid).toString(36)}.`, `.${Number(other.buyer.uid).toString(36)}.`),
    ticket.replace(FILMED.goodsId, LIVE),
    ticket.replace(/\.[^.]+\.[^-]+-/, '-'),
  ]
  for (const one of changed) {
    expect(one).not.toBe(ticket)
    expect(await statusOf(url.replace(ticket, one))).toBe(403)
  }
  expect(await statusOf(url)).toBe(200)
})

test('a lesson whose film was handed out counts as learned, whatever a device says of it; one that may be tried does not', async () => {
  const buyer = await shop.buyer()
  const { orderId, payable } = await buyer.placed(FILMED.goodsId)
  await shop.notify(await buyer.pay(orderId), payable)
  const quote = async () =>
    (await backend.ask(afterSale, { params: { uid: buyer.uid, orderId } }, buyer.token)).quote
  const filmed = await backend.rows(
    `select lesson_id from lessons where goods_id = '${FILMED.goodsId}' and clip is not null and not trial
     and not retired order by lesson_id limit 3`,
  )
  const [first = '', second = '', third = ''] = filmed.map((row) => String(row['lesson_id']))
  await filmOf(buyer, FILMED.trial)
  for (const lessonId of [first, first, second]) expect(await filmOf(buyer, lessonId)).not.toBe('')
  expect(await quote()).toMatchObject({ kind: 'whole', amount: payable })
  expect(await filmOf(buyer, third)).not.toBe('')
  const partial = await quote()
  expect(partial).toMatchObject({ kind: 'part' })
  expect('amount' in partial && partial.amount < payable).toBe(true)
})
