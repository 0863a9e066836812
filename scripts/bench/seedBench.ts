import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../../server/src/db/Database'
import { orders } from '../../server/src/db/schema/courses'
import { tokens, users } from '../../server/src/db/schema/accounts'
import { wordEvents, words } from '../../server/src/db/schema/words'

/** First number of the log: distinguishes the next number from other parameters. */
export const FIRST_SEQ = 900_000

const FIRST_UID = 9_900_000
/** So many that a learner sends fewer batches in an hour than the backend takes, at any rate that a bench runs at. */
export const BENCH_USERS = 1000
const ORDERS = 20
/** Words that each learner has begun, none of which the bench answers first. */
const STATES = 20
const PAID_AT = Date.parse('2026-01-01T00:00:00Z')
const NEVER = Date.parse('2099-01-01T00:00:00Z')

/** The `index`th user of a bench. */
export const benchUid = (index: number): number => FIRST_UID + index

/** The access token of a user of a bench. */
export const tokenOf = (uid: number): string => `bench-access-token-${uid}`

/** How the backend keeps what it does not keep as it is: tokens, keys of limits. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** The header with which a user of a bench is known. */
export const bearerOf = (uid: number) => ({ authorization: `Bearer ${tokenOf(uid)}` })

const order = (index: number) => ({
  orderId: `bench-order-${index}`,
  uid: benchUid(0),
  idempotencyKey: `bench-key-${index}`,
  goodsId: '270001',
  title: '考研英语一轮',
  cover: '/posters/goods.svg',
  status: 'paid' as const,
  price: 9900,
  discount: 0,
  payable: 9900,
  agreementVersion: '2.1',
  createdAt: PAID_AT + index,
  expiresAt: PAID_AT + index + 1,
  paidAt: PAID_AT + index,
})

/** Puts users with sessions, orders and the beginning of a word log into a migrated database; ids of words. */
export const seedBench = async (db: Db): Promise<string[]> => {
  const rows = await db.select({ id: words.id }).from(words).orderBy(words.id).limit(2000)
  const list = rows.map(({ id }) => id)
  const uids = Array.from({ length: BENCH_USERS }, (_, index) => benchUid(index))
  const head = { issuedAt: PAID_AT, expiresAt: NEVER, clientId: 'bench' }
  await db
    .insert(users)
    .values(uids.map((uid) => ({ uid, name: '小满', inviteCode: `b${uid}`, registeredAt: PAID_AT })))
  await db.insert(tokens).values(uids.map((uid) => ({ ...head, uid, tokenHash: hashOf(tokenOf(uid)) })))
  await db.insert(orders).values(Array.from({ length: ORDERS }, (_, index) => order(index)))
  const event = { id: '00000000-benchdev', word: list[0] ?? '', device: 'benchdev', at: PAID_AT }
  await db
    .insert(wordEvents)
    .values(uids.map((uid) => ({ ...event, uid, seq: FIRST_SEQ, kind: 'suspend' as const })))
  // Insert states too: statements planned against an empty table would read it whole once it has rows.
  await db.execute(sql`insert into word_states
      (uid, word, phase, stability, due, first_seen, last_review, last_grade, suspended)
    select u.uid, w.id, 'review', 20, now(), now(), now(), 3, false from users u
    cross join (select id from words order by id desc limit ${STATES}) w
    where u.uid >= ${FIRST_UID}`)
  await db.execute(
    sql`insert into word_memories (uid, reviews) select uid, ${STATES} from users where uid >= ${FIRST_UID}`,
  )
  await db.execute(sql`analyze`)
  return list
}
