import { salesClue } from '@/contracts/gaoshou/salesClues'
import { createLink } from '@/contracts/sales/links'
import type { CallContract, CallInput } from '@/contracts/define'
import { token as tokenCall, tokenSchema } from '@/contracts/auth/token'
import * as v from 'valibot'
import type { Backend } from '../harness/startBackend'
import type { Member } from '../staff/staffWorld'

/** Sends a call from a device, with or without a login. */
export const from = async <C extends CallContract>(
  backend: Backend,
  device: string,
  contract: C,
  input: CallInput<C>,
  token?: string,
) => {
  const { body, query } = v.parse(v.looseObject({ body: v.unknown(), query: v.unknown() }), {
    body: undefined,
    query: undefined,
    ...Object(input),
  })
  const search = query ? `?${new URLSearchParams(Object(query)).toString()}` : ''
  return backend.fastify.inject({
    method: contract.method,
    url: contract.path + search,
    ...(body !== undefined && { payload: Object(body) }),
    headers: { d: device, ...(token && { authorization: `Bearer ${token}` }) },
  })
}

let visits = 0

/** Opens a page through a link on a device. */
export const visit = async (backend: Backend, device: string, code: string) => {
  visits += 1
  const { linkVisit } = await import('@/contracts/sales/links')
  const answer = await from(backend, device, linkVisit, {
    body: { id: `visit-${String(visits).padStart(6, '0')}`, code },
  })
  expect(answer.statusCode).toBe(200)
}

/** Logs a learner in on a device. */
export const loginOn = async (backend: Backend, device: string, phone: string) => {
  const code = await backend.codeFor(phone)
  backend.time.now += 60_000
  const query = { grant_type: 'sms', client_id: 'test', mobile: phone, code } as const
  const answer = await from(backend, device, tokenCall, { query })
  const { uid, access_token: token } = v.parse(tokenSchema, answer.json())
  return { uid, token }
}

export const makeLink = (backend: Backend, member: Member, promotionId = '127') =>
  backend.ask(createLink, { body: { page: 'summerGold', promotionId, days: 30 } }, member.token)

/** Leaves a lead from a device. */
export const leaveLead = async (
  backend: Backend,
  device: string,
  body: CallInput<typeof salesClue>['body'],
  token?: string,
): Promise<string> => {
  const answer = await from(backend, device, salesClue, { body }, token)
  return v.parse(v.object({ result: v.object({ id: v.string() }) }), answer.json()).result.id
}

/** Puts a paid order of a learner into the books. */
export const payOrder = (
  backend: Backend,
  orderId: string,
  uid: string,
  payable: number,
  promotionId = '127',
) =>
  backend.rows(`insert into orders (order_id, uid, idempotency_key, goods_id, title, cover, status, price, discount, payable,
    agreement_version, promotion_id, created_at, expires_at, paid_at)
    values ('${orderId}', ${uid}, '${orderId}', '270001', '课', '', 'paid', ${payable}, 0, ${payable}, '1', '${promotionId}',
    '${new Date(backend.time.now).toISOString()}', '${new Date(backend.time.now).toISOString()}', '${new Date(backend.time.now).toISOString()}') returning 1 as one`)
