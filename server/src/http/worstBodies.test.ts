import fc from 'fast-check'
import type * as v from 'valibot'
import { arbitraryOf } from '../../../tests/api/harness/arbitraryOf'
import { allCalls } from '../services/allCalls'
import { bodyLimitOf, LARGEST_BODY } from './bodyLimitOf'
import { SchemaRegistry } from './schemaRegistry'

interface Node {
  type: string
  entries?: Record<string, Node>
  item?: Node
  value?: Node
  wrapped?: Node
  options?: unknown[]
  literal?: unknown
  pipe?: { type: string; requirement?: unknown }[]
  '~run'?: (...given: unknown[]) => unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const partsOf = ({ entries = {}, item, value, wrapped, options = [] }: Node): Node[] =>
  [...Object.values(entries), item, value, wrapped, ...options].filter(isNode)

const allNodes = (node: Node): Node[] => [node, ...partsOf(node).flatMap(allNodes)]

const nodeOf = (schema: v.GenericSchema): Node => {
  if (!isNode(schema)) throw new Error('no schema of valibot')
  return schema
}

const bodies = allCalls.flatMap(({ id, allows, body }) =>
  body ? [{ id, allows, body, node: nodeOf(body) }] : [],
)
const rows = bodies.map((one) => [one.id, one] as const)

const most = ({ pipe = [] }: Node, ...types: string[]): number | undefined => {
  const found = pipe.find(({ type }) => types.includes(type))?.requirement
  return typeof found === 'number' ? found : undefined
}

/** The longest value that a schema allows, in the characters that take most room. */
const longest = (node: Node): unknown => {
  const { type, entries, item, value, wrapped, options = [], literal } = node
  const size = most(node, 'max_length', 'length')
  if (entries) return Object.fromEntries(Object.entries(entries).map(([key, one]) => [key, longest(one)]))
  if (item) {
    const whole = longest(item)
    return Array.from({ length: size ?? 0 }, () => whole)
  }
  if (type === 'record' && value) {
    const count = most(node, 'max_entries') ?? 0
    return Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`${at}`.padEnd(80, '字'), longest(value)]),
    )
  }
  if (wrapped) return longest(wrapped)
  if (options.length) {
    const all = options.map((one) => (isNode(one) ? longest(one) : one))
    return all.sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0]
  }
  if (type === 'string' && size !== undefined) return '字'.repeat(size)
  if (type === 'string') {
    const found = fc.sample(arbitraryOf(node as unknown as v.GenericSchema), { numRuns: 20, seed: 1 })
    return found.map(String).sort((one, other) => other.length - one.length)[0]
  }
  if (type === 'literal') return literal
  return type === 'boolean' ? false : 2 ** 53 - 1
}

test.each(rows)(
  '%s: the longest body that the contract allows fits the limit of the call',
  (_, { body, node }) => {
    const bytes = Buffer.byteLength(JSON.stringify(longest(node)))
    expect([bytes, bytes <= bodyLimitOf(body)]).toEqual([bytes, true])
  },
)

test.each(rows)('%s: every list and record of the body has a greatest length', (_, { allows, node }) => {
  const open = allNodes(node).filter(
    (one) =>
      ((one.type === 'array' || one.type === 'record') &&
        most(one, 'max_length', 'length', 'max_entries', 'entries') === undefined) ||
      // Operator publications are limited by rules of their own.
      (['unknown', 'any', 'lazy'].includes(one.type) && allows !== 'operator'),
  )
  expect(open.map(({ type }) => type)).toEqual([])
})

test('only what is open may be as large as anything', () => {
  expect(bodies.filter(({ body }) => bodyLimitOf(body) === LARGEST_BODY).map(({ id }) => id)).toEqual([
    'pages.draftPromo',
  ])
})

// As many as the largest batch has fields: five hundred answers.
const MOST_VISITS = 10_000
/** Twice the bound: a schema that visits every item or level of a body passes it. */
const MANY = 2 * MOST_VISITS

/** Bodies of many items, levels or letters, each bad in a way of its own, and none larger than the call takes. */
const worstBodies = ({ node, body }: (typeof bodies)[number]): unknown[] => {
  const limit = bodyLimitOf(body)
  const many = (item: unknown) =>
    Array.from({ length: Math.min(MANY, Math.floor(limit / (JSON.stringify(item).length + 1))) }, () => item)
  const keys = Object.keys(node.entries ?? {})
  const everywhere = (value: unknown) => Object.fromEntries(keys.map((key) => [key, value]))
  const depth = Math.min(MANY, limit / 2)
  const abyss: unknown = JSON.parse('['.repeat(depth) + ']'.repeat(depth))
  const inLists = keys.flatMap((key) => {
    const item = node.entries?.[key] && allNodes(node.entries[key]).find((one) => one.item)?.item
    const whole = item && longest(item)
    return whole === undefined ? [] : [{ [key]: many(whole) }, { [key]: many({ ...Object(whole), id: 0 }) }]
  })
  return [
    many(0),
    everywhere(many({})),
    everywhere(many([])),
    everywhere(abyss),
    everywhere(' '.repeat(limit)),
    everywhere(Object.fromEntries(many(0).map((_, at) => [at, {}]))),
    ...inLists,
  ]
}

test.each(rows)('%s: what a schema looks at is bounded, however bad the body is', (id, call) => {
  let visits = 0
  for (const node of new Set(allNodes(call.node))) {
    const run = node['~run']
    if (!run) continue
    node['~run'] = (...given) => {
      visits += 1
      return run.apply(node, given)
    }
  }
  const registry = new SchemaRegistry()
  const schema = registry.register(id, call.body, 'body')
  const check = registry.compile({ schema, method: 'POST', url: '/', httpPart: 'body' })
  for (const body of worstBodies(call)) {
    visits = 0
    expect(check(body)).toBeDefined()
    expect(visits).toBeLessThanOrEqual(MOST_VISITS)
  }
})

test('a hundred thousand wrong events are refused before one of them is looked at', () => {
  const events = bodies.find(({ id }) => id === 'tracking.pageEvents')
  if (!events) throw new Error('page events have a body')
  const registry = new SchemaRegistry()
  const schema = registry.register('events', events.body, 'body')
  const check = registry.compile({ schema, method: 'POST', url: '/', httpPart: 'body' })
  const trap = {
    get id(): string {
      throw new Error('looked at')
    },
  }
  expect(check({ events: Array.from({ length: 100_000 }, () => trap) })).toHaveProperty('error')
})
