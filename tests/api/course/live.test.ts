import * as v from 'valibot'
import {
  hideMessage,
  liveEventSchema,
  liveLecture,
  liveLesson,
  operateLive,
  reserveLive,
  sayLive,
} from '@/contracts/course/live'
import { lectures } from '@/contracts/promo/lectures'
import { LiveHub } from '../../../server/src/services/live/LiveHub'
import { LiveRepository } from '../../../server/src/services/live/LiveRepository'
import type { Backend } from '../harness/startBackend'
import { type Buyer, type Shop, startShop } from '../harness/startShop'

const LECTURE = 'english-sentence'
const LIVE = `lecture_${LECTURE}`
const HOUR = 3_600_000

let shop: Shop
let backend: Backend
beforeAll(async () => {
  shop = await startShop({ operatorKey: 'operator' })
  backend = shop.backend
})
afterAll(() => backend.stop())

const operate = (body: object, liveId = LIVE) =>
  backend.send(operateLive, { params: { liveId }, body }, undefined, 'operator')
const begin = (liveId = LIVE) =>
  operate({ startsAt: backend.time.now, endsAt: backend.time.now + HOUR }, liveId)
const room = (token?: string) => backend.ask(liveLecture, { params: { lectureId: LECTURE } }, token)
let keys = 0
const say = ({ token }: Buyer, text: string, key = `message-${(keys += 1)}`, liveId = LIVE) =>
  backend.send(sayLive, { params: { liveId }, body: { key, text } }, token)
const talk = async (token?: string) => {
  const answer = await backend.fastify.inject({
    method: 'POST',
    url: `/course/v1/live/${LIVE}/talk`,
    payload: {},
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return v.parse(
    v.object({
      result: v.object({
        messages: v.array(
          v.object({ messageId: v.number(), text: v.string(), mine: v.optional(v.boolean()) }),
        ),
      }),
    }),
    answer.json(),
  ).result.messages
}
const get = (url: string) => backend.fastify.inject({ method: 'GET', url })

describe('a broadcast', () => {
  test('is planned by the content, moved by an operator, and told with the clock of the backend', async () => {
    const { list } = await backend.ask(lectures, {})
    const planned = list.find(({ lectureId }) => lectureId === LECTURE)
    const before = await room()
    expect(before).toMatchObject({
      liveId: LIVE,
      startsAt: planned?.at,
      now: backend.time.now,
      reserved: false,
    })
    const startsAt = backend.time.now + HOUR
    expect(await operate({ startsAt })).toMatchObject({ result: { startsAt, endsAt: startsAt + HOUR } })
    expect((await get(before.stream)).statusCode).toBe(409)
    await begin()
    const answer = await get((await room()).stream)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/vnd.apple.mpegurl',
    ])
    const piece = answer.body.split('\n').find((line) => line.startsWith('/')) ?? ''
    const sent = await get(piece)
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'video/mp2t'])
    await operate({ endsAt: backend.time.now })
    backend.time.now += 2000
    expect((await get((await room()).stream)).body).toContain('#EXT-X-ENDLIST')
    expect(await room()).toMatchObject({ replayVid: expect.any(String) })
  })

  test('of a lesson is for who holds its course; another moment than those of its rule is none', async () => {
    const [row] = await backend.rows(
      `select lesson_id from lessons where goods_id = '270001' and kind = 'live'`,
    )
    const lessonId = String(row?.['lesson_id'])
    const [owner, stranger] = [await shop.buyer(), await shop.buyer()]
    await owner.own('270001')
    const params = { goodsId: '270001', lessonId }
    const open = await backend.ask(liveLesson, { params: { ...params, uid: owner.uid } }, owner.token)
    expect(open.startsAt).toBeGreaterThan(backend.time.now)
    const refused = await backend.send(
      liveLesson,
      { params: { ...params, uid: stranger.uid } },
      stranger.token,
    )
    expect(refused).toMatchObject({ code: 'Y40302' })
    await begin(open.liveId)
    expect(await say(stranger, '我也来听', 'stranger-1', open.liveId)).toMatchObject({ code: 'Y40302' })
    expect(await say(owner, '老师好', 'owner-001', open.liveId)).toMatchObject({ status: 200 })
    const other = open.liveId.replace(/[^_]+$/, (moment) => (parseInt(moment, 36) + 1).toString(36))
    for (const name of [other, open.liveId.replace(/[^_]+$/, '0$&')])
      expect(await say(owner, '有人吗', 'owner-002', name)).toMatchObject({ status: 404 })
  })

  test('gives its playlist to nobody without its ticket, and every process writes the same one', async () => {
    await begin()
    const { stream } = await room()
    expect((await get(stream.replace(/films\/[^/]+/, 'films/zzzzzzzz-aaaa'))).statusCode).toBe(403)
    expect((await get(stream.replace(LIVE, 'lecture_other'))).statusCode).toBe(403)
    backend.time.now += 20_000
    const [one, other] = [await get(stream), await get(stream)]
    expect(one.body).toBe(other.body)
  })

  test('keeps a place once, and remembers it', async () => {
    const { uid, token } = await shop.buyer()
    const params = { uid, liveId: LIVE }
    await backend.ask(reserveLive, { params, body: {} }, token)
    await backend.ask(reserveLive, { params, body: {} }, token)
    expect(await room(token)).toMatchObject({ reserved: true })
    expect(await room()).toMatchObject({ reserved: false })
  })
})

describe('a room', () => {
  test('hears a message once, however often it is sent, and knows whose it is', async () => {
    await begin()
    const [one, other] = [await shop.buyer(), await shop.buyer()]
    await Promise.all(Array.from({ length: 5 }, () => say(one, '老师好', 'the-same-key')))
    const heard = (await talk(one.token)).filter(({ text }) => text === '老师好')
    expect(heard.map(({ mine }) => mine)).toContain(true)
    expect((await talk(one.token)).filter(({ mine }) => mine)).toHaveLength(1)
    expect((await talk(other.token)).filter(({ mine }) => mine)).toHaveLength(0)
  })

  test('is slow: one message in five seconds from one person, others meanwhile', async () => {
    await begin()
    const [one, other] = [await shop.buyer(), await shop.buyer()]
    expect(await say(one, '第一句')).toMatchObject({ status: 200 })
    expect(await say(one, '第二句')).toMatchObject({ code: 'Y42951' })
    expect(await say(other, '我也说')).toMatchObject({ status: 200 })
    backend.time.now += 5001
    expect(await say(one, '第二句')).toMatchObject({ status: 200 })
  })

  test('is moderated: unfit words never come, hidden ones go, and who was muted is silent', async () => {
    await begin()
    const one = await shop.buyer()
    expect(await say(one, '代 考 包 过')).toMatchObject({ code: 'Y40052' })
    const said = await say(one, '这句会被收回')
    const { messageId } = v.parse(v.object({ messageId: v.number() }), said.result)
    const parts = { params: { liveId: LIVE, messageId: String(messageId) }, query: { muteMinutes: '10' } }
    expect(await backend.send(hideMessage, parts, one.token)).toMatchObject({ status: 403 })
    expect(await backend.send(hideMessage, parts, undefined, 'operator')).toMatchObject({ status: 200 })
    expect((await talk()).map((message) => message.messageId)).not.toContain(messageId)
    backend.time.now += 6000
    expect(await say(one, '再说一句')).toMatchObject({ code: 'Y40351' })
    backend.time.now += 10 * 60_000
    expect(await say(one, '再说一句')).toMatchObject({ status: 200 })
  })

  test('is silent before and after the broadcast', async () => {
    const one = await shop.buyer()
    await operate({ startsAt: backend.time.now + HOUR, endsAt: backend.time.now + 2 * HOUR })
    expect(await say(one, '有人吗')).toMatchObject({ code: 'Y40951' })
    await operate({ startsAt: backend.time.now - HOUR, endsAt: backend.time.now })
    expect(await say(one, '散了吗')).toMatchObject({ code: 'Y40951' })
  })
})

describe('watchers', () => {
  const hubOf = (processId: string) =>
    new LiveHub({
      live: new LiveRepository(backend.db),
      processId,
      now: () => backend.time.now,
      stateOf: async () => ({
        startsAt: 1,
        endsAt: 2,
        viewers: await new LiveRepository(backend.db).viewers(LIVE, backend.time.now),
        productId: null,
      }),
      admittedOf: async (_, uids) => new Set(uids),
      onFailure: (error) => {
        throw error
      },
    })

  /** Opens a room for so many watchers, each up to its wait for events. */
  const enter = async (hub: LiveHub, count: number) => {
    const watchers = Array.from({ length: count }, () => hub.watch(LIVE, null))
    for (const watcher of watchers) {
      await watcher.next()
      await watcher.next()
    }
    return watchers
  }

  test('cost the database as much when they are a thousand as when they are two', async () => {
    const costOf = async (hub: LiveHub, count: number): Promise<number> => {
      const watchers = await enter(hub, count)
      await hub.look()
      const cost = await backend.countQueries(async () => {
        for (let second = 0; second < 20; second += 1) await hub.look()
      })
      hub.close()
      await Promise.all(watchers.map((watcher) => watcher.return(undefined)))
      return cost
    }
    const [few, many] = [await costOf(hubOf('few'), 2), await costOf(hubOf('many'), 1000)]
    expect(many).toBe(few)
    // A look a second, and how many watch once in ten: written and read.
    expect(many).toBeLessThanOrEqual(20 + 2 * 2)
  })

  test('of two processes hear what is said at either, and are counted together', async () => {
    await begin()
    const [here, there] = [hubOf('here'), hubOf('there')]
    const [[mine], [theirs]] = [await enter(here, 1), await enter(there, 1)]
    const one = await shop.buyer()
    await say(one, '两边都听得到')
    await here.look()
    await there.look()
    const heard = async (watcher: typeof mine) => {
      for (let events = 0; events < 5; events += 1) {
        const { value } = (await watcher?.next()) ?? {}
        const event = v.parse(liveEventSchema, value)
        if (event.kind === 'messages') return event.messages.map(({ text }) => text)
      }
      return []
    }
    expect(await heard(mine)).toContain('两边都听得到')
    expect(await heard(theirs)).toContain('两边都听得到')
    expect(await new LiveRepository(backend.db).viewers(LIVE, backend.time.now)).toBeGreaterThanOrEqual(2)
    for (const hub of [here, there]) hub.close()
  })

  test('are told by a stream: what there is, what is said, and when an operator moves the end', async () => {
    await begin()
    const address = await backend.fastify.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${address}/course/v1/live/${LIVE}/talk`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const until = async (wanted: string) => {
      while (!text.includes(wanted)) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
        if (done) throw new Error(`The stream ended before ${wanted}`)
        text += value
      }
    }
    await until('"kind":"messages"')
    await say(await shop.buyer(), '大家好呀')
    await until('大家好呀')
    const endsAt = backend.time.now + 60_000
    await operate({ endsAt })
    await until(`"endsAt":${endsAt}`)
    await reader?.cancel()
  })
})
