import { allCalls } from '../../../server/src/services/allCalls'
import type { CallContract, Role } from '@/contracts/define'
import { addressOf } from '../harness/addressOf'
import { ownerParams } from '../../../server/src/http/authorise'
import { type Backend, startBackend } from '../harness/startBackend'

const OPERATOR = 'the-operators-key'

let backend: Backend
let me: { uid: string; token: string }
let other: { uid: string; token: string }
beforeAll(async () => {
  backend = await startBackend({ operatorKey: OPERATOR })
  me = await backend.login('13900000001')
  other = await backend.login('13900000002')
})
afterAll(() => backend.stop())

const rowsOf = (role: Role) =>
  allCalls.filter(({ allows }) => allows === role).map((contract) => [contract.id, contract] as const)

/** The status of a call without a body, on the paths of `uid`. */
const statusFor = async (contract: CallContract, uid: string, headers: Record<string, string> = {}) => {
  const names = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(names.map((name) => [name, /^(uid|userId)$/.test(name) ? uid : '1']))
  const { statusCode } = await backend.fastify.inject({
    method: contract.method,
    url: addressOf(contract, { params }),
    headers,
  })
  return statusCode
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Let in: whatever comes next is an answer, or says what the request lacks. */
const isLetIn = (status: number) => expect([200, 400, 404, 409]).toContain(status)

/** Calls that write and are open to anyone, and what guards each instead. A new one needs a reason. */
const OPEN_WRITES: Readonly<Record<string, string>> = {
  'assistant.rate': 'the id of the turn, and its owner where it has one',
  'assistant.send': 'limits by user and network',
  'assistant.stop': 'the id of the turn, and its owner where it has one',
  'auth.accountToken': 'the password',
  'auth.messageToken': 'the code',
  'auth.resetPassword': 'the code',
  'auth.token': 'code, password or third party',
  'auth.userLogin': 'the password',
  'auth.wechatPhoneToken': 'the code of WeChat',
  'choose.interestResult': 'keeps nothing without a login; bounded by the items of the test',
  'choose.recommend': 'changes nothing: a form has too many fields for an address',
  'course.liveTalk': 'changes nothing: an open lecture is for anyone, a lesson for who holds its course',
  'course.paymentNotify': 'the signature',
  'exercise.openVisit': 'limits by network and in all; dropped after three days',
  'exercise.sendVisitEvents': 'the id of the visit, its limits, and no key before a login',
  'gaoshou.salesClue': 'limits by phone and address',
  'promo.checkAnswer': 'changes nothing',
  'promo.startTest': 'changes nothing: the ticket is signed',
  'score.evaluate': 'changes nothing: a target has too many fields for an address',
  'sales.linkVisit': 'the signature of the code, the id of the device, limits by network',
  'staff.code': 'limits by phone, device and network',
  'staff.codeLogin': 'the code',
  'staff.login': 'the password',
  'tracking.pageEvents': 'ids of the device; the uid is proved apart',
}

/** Open writes that take a token that has ended for none, and why nothing of its user's is lost by that. */
const TAKES_ENDED: Readonly<Record<string, string>> = {
  'auth.accountToken': 'a login, for who has none any more',
  'auth.messageToken': 'a login, for who has none any more',
  'auth.resetPassword': 'the code proves whose account it is',
  'auth.token': 'a login, for who has none any more',
  'auth.userLogin': 'a login, for who has none any more',
  'auth.wechatPhoneToken': 'a login, for who has none any more',
  'choose.interestResult': 'keeps nothing of a visitor',
  'choose.recommend': 'keeps nothing',
  'course.liveTalk': 'keeps nothing',
  'course.paymentNotify': 'comes from the provider',
  'exercise.openVisit': 'belongs to nobody until it is taken over',
  'exercise.sendVisitEvents': 'belongs to nobody until it is taken over',
  'gaoshou.salesClue': 'a lead is kept by its phone, and must not be lost',
  'promo.checkAnswer': 'keeps nothing',
  'promo.startTest': 'keeps nothing',
  'score.evaluate': 'keeps nothing',
  'sales.linkVisit': 'is counted per device, with or without a login',
  'staff.code': 'a login of staff, apart from learners',
  'staff.codeLogin': 'a login of staff, apart from learners',
  'staff.login': 'a login of staff, apart from learners',
  'tracking.pageEvents': 'is kept as a stranger’s',
}

test('an open write refuses a token that has ended (`refusesEnded` on its contract), or says in TAKES_ENDED why nothing is lost', () => {
  const open = allCalls.filter(({ allows, method }) => allows === 'anyone' && method !== 'GET')
  const takes: string[] = open.filter(({ refusesEnded }) => !refusesEnded).map(({ id }) => id)
  expect(takes.filter((id) => !(id in TAKES_ENDED))).toEqual([])
  expect(Object.keys(TAKES_ENDED).filter((id) => !takes.includes(id))).toEqual([])
  const needless = allCalls.filter(({ allows, refusesEnded }) => refusesEnded && allows !== 'anyone')
  expect(needless.map(({ id }) => `${id}: who is not let in without a login needs no refusesEnded`)).toEqual(
    [],
  )
})

test('who may call is said by the contract: a path with an owner is for the owner, a write for anyone has its reason', () => {
  const namesOwner = ({ path }: CallContract) => ownerParams.some((name) => path.includes(`{${name}}`))
  const wrong = allCalls.filter((call) => namesOwner(call) !== (call.allows === 'owner'))
  const advice = (call: CallContract) =>
    namesOwner(call)
      ? `${call.id}: its path names an owner, so its contract says \`allows: 'owner'\``
      : `${call.id}: \`allows: 'owner'\` needs {uid} or {userId} in its path; without one it is for a 'user'`
  expect(wrong.map(advice)).toEqual([])
  const open: string[] = allCalls
    .filter(({ allows, method }) => allows === 'anyone' && method !== 'GET')
    .map(({ id }) => id)
  const unexplained = open.filter((id) => !(id in OPEN_WRITES))
  expect(
    unexplained.map(
      (id) => `${id} writes for anyone: say \`allows: 'user'\`, or in OPEN_WRITES what guards it`,
    ),
  ).toEqual([])
  expect(
    Object.keys(OPEN_WRITES)
      .filter((id) => !open.includes(id))
      .map((id) => `${id}: take it out of OPEN_WRITES`),
  ).toEqual([])
})

describe.each(rowsOf('anyone'))('%s: for anyone', (_, contract) => {
  test.each([
    ['no token', () => ({})],
    ['a token', () => bearer(me.token)],
  ])('%s is let in', async (__, headers) => {
    isLetIn(await statusFor(contract, me.uid, headers()))
  })

  test(`a token that is none is ${contract.refusesEnded ? 'refused' : 'let in'}`, async () => {
    const status = await statusFor(contract, me.uid, bearer('x'.repeat(43)))
    if (contract.refusesEnded) expect(status).toBe(401)
    else isLetIn(status)
  })
})

// Logging out would end the session that the next row needs: it has tests of its own.
const users = rowsOf('user').filter(([id]) => id !== 'auth.logout')

describe.each([...users, ...rowsOf('owner')])('%s: for who is logged in', (_, contract) => {
  test('no token: 401', async () => {
    const status = await statusFor(contract, me.uid)
    // A contract without a handler would return 404.
    const advice = status === 404 ? `answer ${contract.id} by serve(…) in the routes.ts of its area` : ''
    expect([advice, status]).toEqual(['', 401])
  })

  test('a token that is none: 401', async () => {
    expect(await statusFor(contract, me.uid, bearer('x'.repeat(43)))).toBe(401)
  })

  test("the operators' key is no login: 401", async () => {
    expect(await statusFor(contract, me.uid, { 'x-operator-key': OPERATOR })).toBe(401)
  })

  test('the own token is let in', async () => {
    isLetIn(await statusFor(contract, me.uid, bearer(me.token)))
  })
})

describe.each(rowsOf('owner'))('%s: for the owner', (_, contract) => {
  test('a foreign token: 403', async () => {
    expect(await statusFor(contract, other.uid, bearer(me.token))).toBe(403)
  })

  test('another spelling of the own uid: 403', async () => {
    expect(await statusFor(contract, `0${me.uid}`, bearer(me.token))).toBe(403)
  })
})

describe.each(rowsOf('operator'))('%s: for operators', (_, contract) => {
  test('no key, a user, a wrong key: refused', async () => {
    expect(await statusFor(contract, me.uid)).toBe(403)
    expect(await statusFor(contract, me.uid, bearer(me.token))).toBe(403)
    expect(await statusFor(contract, me.uid, { 'x-operator-key': 'x' })).toBe(403)
  })

  test('the key is let in', async () => {
    isLetIn(await statusFor(contract, me.uid, { 'x-operator-key': OPERATOR }))
  })
})

test.each([
  ['/base/v1/promo-operations/x/versions', { content: { templates: [] } }],
  ['/base/v1/promo-operations/x/publication', { version: 1 }],
])('%s with a whole body: 403 without the key', async (url, payload) => {
  const answer = await backend.fastify.inject({ method: 'POST', url, payload, headers: bearer(me.token) })
  expect(answer.statusCode).toBe(403)
})
