import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { StaffOnly } from './staff/staff'

/** Writes text fields as a body with its content type. */
export type EncodeForm = (fields: Readonly<Record<string, string>>) => {
  readonly contentType: string
  readonly body: string
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Roles that may make a call. `anyone`: no login. `user`: a logged-in user. `owner`: the user named in the path.
 * `operator`: a machine with the operator's key, or an operator with a staff account. `staff('clues.read')`: a member of staff
 * with the permission (domain/staff/permissions.ts). The backend decides in one place (server/src/http/authorise.ts).
 */
export type Role = 'anyone' | 'user' | 'owner' | 'operator' | StaffOnly

/** Whether the device refuses a call with 403 请先登录系统！ without a login (seed §6); the backend checks again. */
export const needsLogin = ({ allows }: Pick<CallContract, 'allows'>): boolean =>
  allows === 'user' || allows === 'owner'

/**
 * The kind of list that a read answers. `paged`: it has a size, a cursor or a next page. `bounded`: what bounds it, in words
 * ('authored' where it is as long as the content). `single`: one thing that holds lists of its own, read by a number of statements
 * that does not grow with them.
 */
export type Lists = 'paged' | 'single' | { readonly bounded: string }

/**
 * The typed description of one call: the app and the backend share it, so neither can drift.
 * `path` keeps the seed's spelling, with `{name}` for path parameters.
 */
export interface CallContract {
  /** Stable name, `service.action`. */
  readonly id: `${string}.${string}`
  readonly allows: Role
  readonly method: Method
  readonly path: `/${string}`
  /** One sentence for the API reference, in English. */
  readonly summary: string
  readonly params?: GenericSchema
  readonly query?: GenericSchema
  readonly body?: GenericSchema
  /** The payload: the value of `result`, or the whole body beside `status` when `flat`. */
  readonly response: GenericSchema
  /** Stands on every read that answers a list (tests/api/guards/listings.test.ts counts its statements). */
  readonly lists?: Lists
  /** Events of the call's stream, for clients that accept `text/event-stream`; the last one carries `response`. */
  readonly events?: GenericSchema
  /** The payload lies beside `status` instead of under `result` (the token call and static content of the seed). */
  readonly flat?: true
  /** The call is sent to the config host instead of the API's (seed §7 Static content). */
  readonly host?: 'config'
  /** No loading toast (seed §7 Request layer). */
  readonly hideLoading?: true
  /** Errors are never toasted: the seed calls these failures silent (§8). */
  readonly silent?: true
  /** Writes the query as the body, as multipart/form-data, beside the address that repeats it (seed §7 token). */
  readonly multipart?: EncodeForm
  /** Checks whether the session is alive: the caller handles a 401, without a redirect to the login (seed §8). */
  readonly probe?: true
  /** Open to anyone, but it writes for its user: an expired token is refused instead of counting as a guest. */
  readonly refusesEnded?: true
  /** A GET that permits a write beside the request layer: it needs consent like a write. */
  readonly opensWrite?: true
  /** The call may end the session that it comes with, and answers all the same. */
  readonly endsSession?: true
  /** The caller counts the attempts: the request layer adds none of its own. */
  readonly once?: true
  /** A write that must not be lost: the device may keep it and send it later (src/app/outboxCalls.ts). */
  readonly queued?: true
  /** The seed does not show this path: it is ours. */
  readonly assumed?: true
}

/** Keeps the literal types of a contract. */
export const defineCall = <const C extends CallContract>(contract: C): C => contract

type Given<K extends string, S> = S extends GenericSchema ? { readonly [P in K]: InferInput<S> } : unknown

/** Input of a call: only the parts that its contract has. */
export type CallInput<C extends CallContract> = Given<'params', C['params']> &
  Given<'query', C['query']> &
  Given<'body', C['body']>

/** The parsed payload of a call. */
export type CallOutput<C extends CallContract> = InferOutput<C['response']>
