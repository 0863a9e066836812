import { type CallContract, type CallInput, type CallOutput, needsLogin } from '@/contracts/define'
import { silentCodes } from '@/contracts/silentCodes'
import { HttpFailure, type HttpRequest, type HttpResponse, type SendRequest } from '@/platform/request'
import { ApiError } from './ApiError'
import { apiMessages } from './apiMessages'
import { readAnswer } from './readAnswer'
import { requestOf, type GivenParts } from './requestOf'

/** Dependencies of the request layer; it knows neither routes nor views. */
export interface ApiDeps {
  readonly send: SendRequest
  readonly apiBase: string
  readonly configHost: string
  /** The uid of the account that is logged in, or empty. */
  uid(): string
  /** Seed §7: identity and client headers of every request. */
  headers(): Readonly<Record<string, string>>
  /** Whether a write of the account needs its consent to a legal text first; `call` is the id of the contract. */
  needsConsent(call: string): boolean
  /** Resolves when consents are compared, so that `needsConsent` knows; undefined when they are. */
  settled(call: string): Promise<void> | undefined
  /** The loading toast: +1 when a call starts, -1 when it ends. */
  onLoading(change: 1 | -1): void
  /** A failure that the user shall read. */
  onFailure(error: ApiError): void
  /** A 401: the app decides by route category where to go (seed §8). */
  onUnauthorized(contract: CallContract): void
  wait(ms: number): Promise<void>
  newId(): string
}

export interface CallOptions {
  /** Suppresses the error toast: the caller shows the error itself. */
  readonly quiet?: boolean
  /** Headers of this call alone. */
  readonly headers?: Readonly<Record<string, string>>
  /** Identifies a write across repetitions. */
  readonly idempotencyKey?: string
}

/** Makes one call. Resolves to the parsed payload, rejects with `ApiError`. */
export type CallApi = <C extends CallContract>(
  contract: C,
  input: CallInput<C>,
  options?: CallOptions,
) => Promise<CallOutput<C>>

/** Waits before the repetitions of a failed GET. */
const GET_BACKOFF_MS = [300, 900]

const failed = (contract: CallContract, error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  const kind = error instanceof HttpFailure && error.reason === 'timeout' ? 'timeout' : 'offline'
  return new ApiError(contract.id, { kind, status: 0, code: '', msg: apiMessages[kind] })
}

const notLoggedIn = ({ id }: CallContract): ApiError =>
  new ApiError(id, { kind: 'needs-login', status: 403, code: '', msg: apiMessages.needsLogin })

/** A failure without a status, so that queues keep the write and send it later. */
const notAgreed = ({ id }: CallContract): ApiError =>
  new ApiError(id, { kind: 'needs-consent', status: 0, code: '', msg: apiMessages.needsConsent })

/** A write of the account that is logged in. */
const isOwnWrite = (contract: CallContract, uid: string): boolean =>
  uid !== '' &&
  (needsLogin(contract) || contract.refusesEnded === true) &&
  (contract.method !== 'GET' || contract.opensWrite === true)

/** The failure of a call that must not leave the device; `before` is the account that made it. */
const earlyFailure = (
  contract: CallContract,
  { uid, needsConsent }: ApiDeps,
  before: string,
): ApiError | undefined => {
  // The session may have ended while the call waited.
  if (uid() !== before || (before === '' && needsLogin(contract))) return notLoggedIn(contract)
  return isOwnWrite(contract, before) && needsConsent(contract.id) ? notAgreed(contract) : undefined
}

const isOfAnother = (input: unknown, uid: string): boolean => {
  const inPath: unknown = Reflect.get(Object(Reflect.get(Object(input), 'params')), 'uid')
  return typeof inPath === 'string' && inPath !== uid
}

const isSilent = (contract: CallContract, error: ApiError): boolean =>
  contract.silent === true || error.status === 401 || silentCodes.includes(error.code)

/** The header of a write that tells its repetitions from others. */
const keyOf = ({ method }: CallContract, idempotencyKey: string) =>
  method !== 'GET' && { 'Idempotency-Key': idempotencyKey }

/** The request layer of seed §7 and §8. */
export const createApi = (deps: ApiDeps): CallApi => {
  const inFlight = new Map<string, Promise<HttpResponse>>()

  const sendOnce = (request: HttpRequest): Promise<HttpResponse> => {
    if (request.method !== 'GET') return deps.send(request)
    const key = request.url + (request.headers['Authorization'] ?? '')
    const running = inFlight.get(key)
    if (running) return running
    const started = deps.send(request).finally(() => inFlight.delete(key))
    inFlight.set(key, started)
    return started
  }

  const attempt = async <C extends CallContract>(
    contract: C,
    request: HttpRequest,
    turn = 0,
  ): Promise<CallOutput<C>> => {
    try {
      return readAnswer(contract, await sendOnce(request))
    } catch (cause) {
      const error = failed(contract, cause)
      const pause = GET_BACKOFF_MS[turn]
      const mayRepeat =
        contract.method === 'GET' && !contract.once && error.isTemporary && error.status !== 429
      if (!mayRepeat || pause === undefined) throw error
      await deps.wait(pause)
      return attempt(contract, request, turn + 1)
    }
  }

  const report = (contract: CallContract, error: ApiError, quiet: boolean): void => {
    if (error.status === 401 && !contract.probe) deps.onUnauthorized(contract)
    // A missing consent is offered by any call that the user started, also where its form tells failures itself.
    if (error.kind === 'needs-consent' ? !contract.silent : !quiet && !isSilent(contract, error))
      deps.onFailure(error)
  }

  return async (contract, input, { quiet = false, headers: own, idempotencyKey = deps.newId() } = {}) => {
    const { allows } = contract
    const uid = deps.uid()
    const pending = isOwnWrite(contract, uid) ? deps.settled(contract.id) : undefined
    if (pending) await pending
    const early = earlyFailure(contract, deps, uid)
    if (early) {
      report(contract, early, quiet)
      throw early
    }
    // Never send queued writes of one account under the token of another; they stay queued until its login.
    if (allows === 'owner' && isOfAnother(input, deps.uid())) throw notLoggedIn(contract)
    const headers = { ...deps.headers(), ...own, ...keyOf(contract, idempotencyKey) }
    const base = contract.host === 'config' ? deps.configHost : deps.apiBase
    const request = requestOf(contract, input as GivenParts, base, headers)
    if (!contract.hideLoading) deps.onLoading(1)
    try {
      return await attempt(contract, request)
    } catch (cause) {
      const error = failed(contract, cause)
      report(contract, error, quiet)
      throw error
    } finally {
      if (!contract.hideLoading) deps.onLoading(-1)
    }
  }
}
