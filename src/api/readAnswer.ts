import * as v from 'valibot'
import type { CallContract, CallOutput } from '@/contracts/define'
import type { HttpResponse } from '@/platform/request'
import { ApiError } from './ApiError'
import { apiMessages } from './apiMessages'

const OK = 200

/** Gateways leave fields out or send null. */
const failureSchema = v.object({
  code: v.nullish(v.union([v.string(), v.number()]), ''),
  msg: v.nullish(v.string(), ''),
  about: v.nullish(v.string(), ''),
})

const rejection = (contract: CallContract, status: number, body: unknown): ApiError => {
  const failure = v.safeParse(failureSchema, body)
  const { code, msg: serverMsg, about } = failure.success ? failure.output : { code: '', msg: '', about: '' }
  const msg = serverMsg || apiMessages.rejected
  return new ApiError(contract.id, { kind: 'rejected', status, code: String(code), msg, serverMsg, about })
}

const misshapen = (contract: CallContract, status: number, why: string): ApiError =>
  new ApiError(`${contract.id} (${why})`, { kind: 'shape', status, code: '', msg: apiMessages.shape })

/** The status that counts: of the answer, or of the body where the answer is fine; NaN without one. */
const statusOf = ({ status, body }: HttpResponse): number =>
  status >= OK && status < 300 ? Number((Object(body) as { status?: unknown }).status) : status

/** Seed §8: an answer whose HTTP status or `status` field is not 200 is rejected; the rest is parsed by its contract. */
export const readAnswer = <C extends CallContract>(contract: C, answer: HttpResponse): CallOutput<C> => {
  const status = statusOf(answer)
  // Detect an answer that is not the backend's, for example a Wi-Fi login page.
  if (Number.isNaN(status)) throw misshapen(contract, 0, 'no status')
  if (status !== OK) throw rejection(contract, status, answer.body)
  const body = Object(answer.body) as { result?: unknown }
  const payload = v.safeParse(contract.response, contract.flat ? body : body.result)
  if (payload.success) return payload.output
  throw misshapen(contract, status, payload.issues[0].message)
}
