import { logout } from '@/contracts/auth/token'
import { bodyOf } from '../harness/askAssistant'
import { type Shop, startShop } from '../harness/startShop'

const ROOM = 'lecture_english-sentence'
const PER_USER = 2
const PER_ADDRESS = 3
/** More than other tests leave open for the moment that it takes to notice. */
const IN_ALL = 40

let shop: Shop
let address: string
beforeAll(async () => {
  const streamLimits = { perUser: PER_USER, perAddress: PER_ADDRESS, inAll: IN_ALL }
  shop = await startShop({ streamLimits, trustProxy: 1 })
  address = await shop.backend.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.backend.stop())

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

interface Reader {
  readonly token?: string
  readonly from?: string
}

const post = (path: string, body: object, { token, from = '30.0.0.1' }: Reader) => {
  const abort = new AbortController()
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    'x-forwarded-for': from,
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const answer = fetch(`${address}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
    signal: abort.signal,
  })
  return { answer, abort }
}

/** Opens the stream of a room and holds it; its code where it is refused. */
const hold = async (reader: Reader, room = ROOM): Promise<string> => {
  const { answer, abort } = post(`/course/v1/live/${room}/talk`, {}, reader)
  const { status, body, headers } = await answer
  if (!headers.get('content-type')?.startsWith('text/event-stream')) {
    const { code } = (await (await answer).json()) as { code: string }
    return code
  }
  // Its first word is here: the stream is held.
  await body?.getReader().read()
  open.push(async () => abort.abort())
  return String(status)
}

/** Retries until there is room: the backend notices a closed stream with a delay. */
const atLast = async (ask: () => Promise<string>): Promise<string> => {
  for (;;) {
    const code = await ask()
    if (code !== 'Y42906' && code !== 'Y503') return code
    await new Promise((done) => setTimeout(done, 50))
  }
}
const heldAtLast = async (reader: Reader): Promise<void> =>
  expect(await atLast(() => hold(reader))).toBe('200')

test('a visitor’s address holds so many; another one holds its own', async () => {
  for (let no = 0; no < PER_ADDRESS; no += 1) await heldAtLast({})
  expect(await hold({})).toBe('Y42906')
  expect(await hold({ from: '30.0.0.2' })).toBe('200')
})

test('a learner holds so many from wherever, and another behind the same address as many', async () => {
  const [one, other] = [await shop.buyer(), await shop.buyer()]
  for (let no = 0; no < PER_USER; no += 1) await heldAtLast({ token: one.token, from: `30.1.0.${no}` })
  expect(await hold({ token: one.token, from: '30.1.0.9' })).toBe('Y42906')
  expect(await hold({ token: other.token, from: '30.1.0.0' })).toBe('200')
})

test('what is closed, ended or refused is not counted', async () => {
  const { token } = await shop.buyer()
  const reader = { token }
  const ask = async () => {
    const { answer } = post('/base/v1/robot/users-send', bodyOf({ text: '国家线是什么？' }), reader)
    const text = await (await answer).text()
    return text.includes('"kind":"turn"') ? 'answered' : String(JSON.parse(text).code)
  }
  for (let no = 0; no < PER_USER * 2; no += 1) {
    expect(await atLast(() => hold(reader, 'lecture_unknown'))).toBe('x404')
    expect(await atLast(ask)).toBe('answered')
  }
  for (let no = 0; no < PER_USER; no += 1) await heldAtLast(reader)
  expect(await hold(reader)).toBe('Y42906')
  await open.pop()?.()
  await heldAtLast(reader)
})

test('the whole answer needs no stream', async () => {
  const { token } = await shop.buyer()
  for (let no = 0; no < PER_USER; no += 1) await heldAtLast({ token })
  const answer = await shop.backend.fastify.inject({
    method: 'POST',
    url: `/course/v1/live/${ROOM}/talk`,
    payload: {},
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.statusCode).toBe(200)
})

test('a stream ends soon after its session, and nobody has to let it go', async () => {
  const one = await shop.buyer()
  const { answer } = post(`/course/v1/live/${ROOM}/talk`, {}, { token: one.token, from: '30.9.0.1' })
  const reader = (await answer).body?.getReader()
  await reader?.read()
  await shop.backend.ask(logout, {}, one.token)
  // The backend ends it by itself: nobody here lets it go.
  const isOver = async (): Promise<boolean> => {
    for (;;) if ((await reader?.read())?.done !== false) return true
  }
  expect(await isOver().catch(() => true)).toBe(true)
})

// The last: what it holds takes a while to be noticed as gone.
test('a process holds so many of all', async () => {
  for (let no = 0; no < IN_ALL; no += 1) await heldAtLast({ from: `30.2.${no}.1` })
  expect(await hold({ from: '30.2.99.1' })).toBe('Y503')
})
