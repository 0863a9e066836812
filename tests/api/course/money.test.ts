import fc from 'fast-check'
import { paymentNotify } from '@/contracts/course/orders'
import { MoneyWorld, noiseNames, type Operation, operationNames } from '../harness/moneyModel'
import { type Backend, startBackend } from '../harness/startBackend'

jest.setTimeout(240_000)

const AT_ONCE = 4
/** Operations whose order decides the outcome. */
const decisive = operationNames.filter((name) => name !== 'moneyTwice' && name !== 'cancelLastPlace')

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

/** Sends a forged notice without a valid signature, which is always refused. */
const forge = async (paymentId: string, amount: number): Promise<void> => {
  const fields = { paymentId, amount, outcome: 'paid', transactionId: 't', at: backend.time.now } as const
  const answer = await backend.call(paymentNotify, { body: { ...fields, signature: '0'.repeat(64) } })
  expect(answer).toMatchObject({ code: 'Y40301' })
}

const events: readonly Operation[] = [...operationNames, ...noiseNames]
const world = () => new MoneyWorld({ db: backend.db, time: backend.time, forge }).prepare()

/** Every order of every choice of `count` operations. */
const ordersOf = (count: number, from: readonly Operation[] = operationNames): Operation[][] =>
  count === 0
    ? [[]]
    : from.flatMap((first) =>
        ordersOf(
          count - 1,
          from.filter((name) => name !== first),
        ).map((rest) => [first, ...rest]),
      )

const setsOf = (count: number, from: readonly Operation[] = operationNames) =>
  ordersOf(count, from).filter((names) =>
    names.every((name, index) => index === 0 || (names[index - 1] ?? '') < name),
  )

/**
 * Lets `count` of the operations happen to a world in every order, each followed from where its beginning left the world, and
 * answers how many orders that were.
 */
const inEveryOrder = async (here: MoneyWorld, from: readonly Operation[], count: number): Promise<number> => {
  if (count === 0) {
    await here.expectBalance()
    return 1
  }
  let orders = 0
  for (const next of from) {
    const rest = from.filter((name) => name !== next)
    orders += await here.imagine(async (copy) => {
      await copy.happen(next)
      return inEveryOrder(copy, rest, count - 1)
    })
  }
  return orders
}

test('in every order of four things that happen, money kept is goods granted and the rest goes back', async () => {
  const orders = await backend.db.transaction(async (tx) => {
    const here = await new MoneyWorld({ db: tx, time: { ...backend.time }, forge }).prepare()
    return inEveryOrder(here, decisive, AT_ONCE)
  })
  expect(orders).toBe(840)
})

test('in every order of any two things too, and of each two at once: false, failed and repeated notices among them', async () => {
  const pairs = ordersOf(2, events)
  expect(pairs).toHaveLength(156)
  for (const operations of pairs) {
    const here = await world()
    for (const operation of operations) await here.happen(operation)
    await here.expectBalance()
  }
  for (const operations of pairs) {
    const here = await world()
    await Promise.all(operations.map((operation) => here.happen(operation)))
    await here.expectBalance()
  }
})

test('the same when the four happen at once', async () => {
  for (const operations of [...setsOf(AT_ONCE), ...setsOf(AT_ONCE)]) {
    const here = await world()
    await Promise.all(operations.map((operation) => here.happen(operation)))
    await here.expectBalance()
  }
})

test('the same for longer stories, with everything repeated and side by side', async () => {
  const step = fc.array(fc.constantFrom(...events), { minLength: 1, maxLength: AT_ONCE })
  const story = async (steps: readonly Operation[][]) => {
    const here = await world()
    for (const operations of steps) await Promise.all(operations.map((operation) => here.happen(operation)))
    await here.expectBalance()
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 5 }), story), { numRuns: 40 })
})
