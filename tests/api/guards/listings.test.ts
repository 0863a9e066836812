import { allCalls } from '../../../server/src/services/allCalls'
import type { CallContract } from '@/contracts/define'
import { addressOf } from '../harness/addressOf'
import { type Listing, listings as ofLearners } from '../harness/listingRows'
import { staffListings } from '../staff/staffListings'
import { OPERATOR_KEY, tokensByCall } from '../staff/staffWorld'
import { type Backend, startBackend } from '../harness/startBackend'
import { isSchemaNode, type SchemaNode } from '../../../server/src/http/SchemaNode'

/** Whether an answer holds a list at its top. */
const hasList = ({ type, entries = {}, wrapped }: SchemaNode): boolean =>
  type === 'array' ||
  (wrapped !== undefined && hasList(wrapped)) ||
  Object.values(entries).some((entry) => hasList(entry))

const fieldsOf = ({ response }: CallContract): string[] =>
  'entries' in response ? Object.keys(Object(response.entries)) : []
const isPaged = (contract: CallContract): boolean =>
  ['size', 'cursor', 'next'].some((field) => fieldsOf(contract).includes(field))

const withLists = allCalls.filter(
  ({ method, response }) => method === 'GET' && isSchemaNode(response) && hasList(response),
)
const rows = withLists
  .filter(({ lists }) => lists !== 'single')
  .map((contract) => [contract.id, contract] as const)

/** The longest list at the top of an answer. */
const longest = (result: unknown): number =>
  Array.isArray(result)
    ? result.length
    : Math.max(0, ...Object.values(Object(result)).map((value) => (Array.isArray(value) ? value.length : 0)))

const listings: Readonly<Record<string, Listing>> = { ...ofLearners, ...staffListings }

let backend: Backend
let logins = 0
let staffToken: (contract: CallContract) => string
beforeAll(async () => {
  backend = await startBackend({ operatorKey: OPERATOR_KEY })
  staffToken = await tokensByCall(backend, '')
})
afterAll(() => backend.stop())

const ask = async (
  contract: CallContract,
  listing: Listing,
  query: Listing['query'],
  me: { uid: string; token: string },
) => {
  let length = 0
  const statements = await backend.countQueries(async () => {
    const response = await backend.fastify.inject({
      method: contract.method,
      url: addressOf(contract, { params: { uid: me.uid, userId: me.uid, ...listing.params }, query }),
      headers: {
        authorization: `Bearer ${staffToken(contract) || me.token}`,
        'x-operator-key': OPERATOR_KEY,
      },
    })
    expect(response.statusCode).toBe(200)
    length = longest(response.json().result)
  })
  return { statements, length }
}

test.each(rows)('%s: as many statements for twenty rows as for one', async (id, contract) => {
  const listing = listings[id]
  if (!listing)
    throw new Error(
      `${id} answers a list: say in listingRows.ts how its rows are made, or on its contract that it is one thing (lists: 'single')`,
    )
  const me = await backend.login(`139000${String((logins += 1)).padStart(5, '0')}`)
  if (listing.few) await backend.rows(listing.few(me.uid))
  const few = await ask(contract, listing, listing.query, me)
  if (listing.many) await backend.rows(listing.many(me.uid))
  const many = await ask(contract, listing, listing.more ?? listing.query, me)
  expect(many.length).toBeGreaterThan(few.length)
  expect(many.statements).toBe(few.statements)
})

test('every read of a list says on its contract which kind it is', () => {
  expect(withLists.filter(({ lists }) => lists === undefined).map(({ id }) => id)).toEqual([])
  expect(
    allCalls.filter((contract) => contract.lists && !withLists.includes(contract)).map(({ id }) => id),
  ).toEqual([])
})

test.each(withLists.map((contract) => [contract.id, contract] as const))(
  '%s is paged where it says so, and only there',
  (_, contract) => {
    if (contract.lists !== 'single') expect(contract.lists === 'paged').toBe(isPaged(contract))
  },
)

test('nothing is named that is no list', () => {
  const ids = new Set(withLists.map(({ id }) => id))
  expect(Object.keys(listings).filter((id) => !ids.has(id as never))).toEqual([])
})
