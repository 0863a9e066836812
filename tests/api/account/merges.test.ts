import { setTimeout as sleep } from 'node:timers/promises'
import { bindPhone, giveConsent, requestDeletion } from '@/contracts/auth/account'
import { createAddress } from '@/contracts/course/addresses'
import { writeNote } from '@/contracts/course/notes'
import * as orders from '@/contracts/course/orders'
import { saveFolder } from '@/contracts/exercise/folders'
import { SESSION_LEASE } from '../../../server/src/http/sessionLease'
import { byWechat } from '../harness/byWechat'
import type { Backend } from '../harness/startBackend'
import { type Pair, startPair } from '../harness/startPair'
import { addressFields, Buyer, type Shop, startShop } from '../harness/startShop'
import { WordLearner } from '../harness/wordLearner'

const GOODS = ['270001', '270002', '270003', '270004']
/** Tables that a merge leaves with the closed account (accountRows.test.ts). */
const LEFT = ['users', 'tokens', 'word_states', 'word_memories']
const DAY = 86_400_000

let shop: Shop
let pair: Pair
beforeAll(async () => {
  shop = await startShop()
  pair = await startPair(shop.backend)
})
afterAll(() => pair.stop())

/** The tables that hold rows of an account. */
const tablesOf = async (uid: string): Promise<string[]> => {
  const tables = await shop.backend.rows(
    `select table_name from information_schema.columns where table_schema = current_schema() and column_name = 'uid'`,
  )
  const found: string[] = []
  for (const table of tables.map((row) => String(row['table_name']))) {
    const rows = await shop.backend.rows(`select 1 as one from ${table} where uid = ${uid} limit 1`)
    if (rows.length > 0) found.push(table)
  }
  return found
}

interface Writer {
  readonly table: string
  readonly column: string
  /** Writes one more row; its id when that was acknowledged. */
  write(backend: Backend, index: number): Promise<string | undefined>
}

/** Writers of several areas, with distinguishable rows. */
const writersOf = (uid: string, token: string): readonly Writer[] => {
  const idOf = (kind: string, index: number) => `${kind}-${uid}-${String(index).padStart(6, '0')}`
  const acknowledged = (status: number, id: string) => (status === 200 ? id : undefined)
  return [
    {
      table: 'lesson_notes',
      column: 'note_id',
      write: async (backend, index) => {
        const noteId = idOf('note', index)
        const body = { goodsId: '270001', lessonId: '001', place: 1, text: noteId }
        const { status } = await backend.call(writeNote, { params: { uid, noteId }, body }, token)
        return acknowledged(status, noteId)
      },
    },
    {
      table: 'question_folders',
      column: 'folder_id',
      write: async (backend, index) => {
        const folderId = idOf('fold', index)
        const input = { params: { uid, folderId }, body: { name: `夹${index}` } }
        const { status } = await backend.call(saveFolder, input, token)
        return acknowledged(status, folderId)
      },
    },
    {
      table: 'consents',
      column: 'version',
      write: async (backend, index) => {
        const body = { document: 'privacy-policy', version: String(index) }
        const { status } = await backend.call(giveConsent, { params: { uid }, body }, token)
        return acknowledged(status, body.version)
      },
    },
    {
      table: 'addresses',
      column: 'detail',
      write: async (backend, index) => {
        const body = { ...addressFields, detail: idOf('路', index) }
        const { status } = await backend.call(createAddress, { params: { uid }, body }, token)
        return acknowledged(status, body.detail)
      },
    },
    wordWriter(uid, token),
  ]
}

const wordWriter = (uid: string, token: string): Writer => ({
  table: 'word_events',
  column: 'id',
  write: async (backend, index) => {
    const learner = new WordLearner(backend, uid, token)
    const event = learner.answer('abandon', 3, shop.backend.time.now - DAY + index)
    return learner.send([event]).then(
      () => event.id,
      () => undefined,
    )
  },
})

/** Writes at both processes until stopped or refused; returns the acknowledged ids. */
const flood = async (writer: Writer, isOver: () => boolean): Promise<string[]> => {
  const acknowledged: string[] = []
  for (let index = 1; !isOver(); index += 1) {
    const id = await writer.write(index % 2 ? pair.one : pair.other, index)
    if (id === undefined) break
    acknowledged.push(id)
  }
  return acknowledged
}

describe('while an account is merged into another', () => {
  test.each([1, 2, 3])('what its devices were told is kept is kept (%i)', async (round) => {
    const phone = `1371000000${round}`
    const owner = await shop.backend.login(phone)
    const first = await byWechat(shop.backend, `writes-${round}`)
    const writers = writersOf(first.uid, first.token)
    const code = await shop.backend.proofFor(phone)
    let isOver = false
    const written = writers.map((writer) => flood(writer, () => isOver))
    await sleep(100)
    const body = { mobile: phone, code }
    const bound = await pair.other.ask(bindPhone, { params: { uid: first.uid }, body }, first.token)
    isOver = true
    expect(bound.uid).toBe(owner.uid)
    for (const [index, ids] of (await Promise.all(written)).entries()) {
      const { table = '', column = '' } = writers[index] ?? {}
      const rows = await shop.backend.rows(`select ${column} as id from ${table} where uid = ${owner.uid}`)
      const kept = new Set(rows.map(({ id }) => id))
      expect([table, ids.length > 0, ids.filter((id) => !kept.has(id))]).toEqual([table, true, []])
    }
    await shop.backend.runChores()
    expect((await tablesOf(first.uid)).filter((table) => !LEFT.includes(table))).toEqual([])
  })

  test.each([1, 2, 3])(
    'the account that stays goes on writing, and is refused nothing (%i)',
    async (round) => {
      const phone = `1373000000${round}`
      const owner = await shop.backend.login(phone)
      const first = await byWechat(shop.backend, `stays-${round}`)
      const device = new WordLearner(shop.backend, first.uid, first.token, 'bbbbbbbb')
      const at = shop.backend.time.now - 2 * DAY
      await device.send(Array.from({ length: 200 }, (_, index) => device.answer('abandon', 3, at + index)))
      const code = await shop.backend.proofFor(phone)
      const writer = wordWriter(owner.uid, owner.token)
      let isOver = false
      let tries = 0
      const written = flood(
        { ...writer, write: (backend, index) => ((tries = index), writer.write(backend, index)) },
        () => isOver,
      )
      const { status } = await pair.other.call(
        bindPhone,
        { params: { uid: first.uid }, body: { mobile: phone, code } },
        first.token,
      )
      isOver = true
      expect(status).toBe(200)
      expect(await written).toHaveLength(tries)
      const rows = await shop.backend.rows(
        `select count(*)::int as n from word_events where uid = ${owner.uid}`,
      )
      expect(rows).toEqual([{ n: 200 + tries }])
    },
  )

  test.each([1, 2, 3, 4, 5, 6])('money that comes in grants its goods (%i)', async (round) => {
    const phone = `1372000000${round}`
    const owner = await shop.backend.login(phone)
    const { uid, token } = await byWechat(shop.backend, `pays-${round}`)
    const buyer = new Buyer(shop, uid, token)
    const code = await shop.backend.proofFor(phone)
    const bodies = []
    for (const goodsId of GOODS) {
      const { orderId, payable } = await buyer.placed(goodsId)
      bodies.push(shop.notice(await buyer.pay(orderId), payable))
    }
    const bind = shop.backend.call(bindPhone, { params: { uid }, body: { mobile: phone, code } }, token)
    // Notices come from before the rows move until after.
    const notified = bodies.map(async (body, index) => {
      await sleep(SESSION_LEASE + 90 + index * 7 + round * 3)
      return pair.other.call(orders.paymentNotify, { body })
    })
    expect((await bind).status).toBe(200)
    expect((await Promise.all(notified)).map(({ status }) => status)).toEqual(bodies.map(() => 200))
    const rows = await shop.backend.rows(
      `select o.uid::text, o.status, e.goods_id is not null as granted from orders o
       left join entitlements e on e.uid = o.uid and e.goods_id = o.goods_id where o.uid in (${uid}, ${owner.uid})`,
    )
    expect(rows).toEqual(bodies.map(() => ({ uid: owner.uid, status: 'paid', granted: true })))
    expect((await tablesOf(uid)).filter((table) => !LEFT.includes(table))).toEqual([])
  })
})

describe('an account whose grace has passed', () => {
  test('is granted nothing: its money goes back, though it is not removed yet', async () => {
    const buyer = await shop.buyer()
    const phone = String(
      (await shop.backend.rows(`select phone from users where uid = ${buyer.uid}`))[0]?.['phone'],
    )
    const code = await shop.backend.proofFor(phone)
    await shop.backend.ask(requestDeletion, { params: { uid: buyer.uid }, body: { code } }, buyer.token)
    shop.backend.time.now += 7 * DAY - 60_000
    const order = await buyer.placed('270001')
    const paymentId = await buyer.pay(order.orderId)
    shop.backend.time.now += 60_000
    await shop.notify(paymentId, order.payable)
    const [payment] = await shop.backend.rows(
      `select state, refund_reason from payments where payment_id = '${paymentId}'`,
    )
    expect(payment).toEqual({ state: 'surplus', refund_reason: 'accountGone' })
    expect(await tablesOf(buyer.uid)).not.toContain('entitlements')
  })
})
