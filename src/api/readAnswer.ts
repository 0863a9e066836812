import * as v from 'valibot'
import type { CallContract, CallOutput } from '@/contracts/define'
import type { HttpResponse } from '@/platform/request'
import { ApiError } from './ApiError'
import { apiMessages } from './apiMessages'

const OK = 200

const failureSchema = v.object({
  status: v.optional(v.number()),
  code: v.optional(v.union([v.string(), v.number()])),
  msg: v.optional(v.string()),
})

const rejection = (contract: CallContract, status: number, body: unknown): ApiError => {
  const failure = v.safeParse(failureSchema, body)
  const { code = '', msg = apiMessages.rejected } = failure.success ? failure.output : {}
  return new ApiError(contract.id, { kind: 'rejected', status, code: String(code), msg })
}

/** Seed §8: an answer whose HTTP status or `status` field is not 200 is rejected; the rest is parsed by its contract. */
export const readAnswer = <C extends CallContract>(contract: C, answer: HttpResponse): CallOutput<C> => {
  const body = Object(answer.body) as { status?: unknown; result?: unknown }
  const status = answer.status >= OK && answer.status < 300 ? Number(body.status) : answer.status
  if (status !== OK) throw rejection(contract, status, answer.body)
  const payload = v.safeParse(contract.response, contract.flat ? body : body.result)
  if (payload.success) return payload.output as CallOutput<C>
  throw new ApiError(`${contract.id} (${payload.issues[0].message})`, {
    kind: 'shape',
    status,
    code: '',
    msg: apiMessages.shape,
  })
}
