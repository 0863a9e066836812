import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import * as v from 'valibot'
import { type CallContract, type CallOutput, needsLogin } from '@/contracts/define'
import { isStaffOnly } from '@/contracts/staff/staff'
import { ApiError } from './ApiError'
import { bodyLimitOf, LARGEST_BODY } from './bodyLimitOf'
import { mergeMultipart } from './mergeMultipart'
import type { OpenStreams } from './OpenStreams'
import type { Session } from './Session'
import { sendEvents } from './sendEvents'
import type { SchemaRegistry } from './schemaRegistry'
import type { StaffSession } from './StaffSession'

type Parsed<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined

/** A validated request of one call. */
export interface Call<C extends CallContract> {
  readonly params: Parsed<C['params']>
  readonly query: Parsed<C['query']>
  readonly body: Parsed<C['body']>
  readonly session: Session | null
  /** The caller's uid; throws 401 without a login. */
  readonly uid: number
  /** The calling member of staff; throws a 401 without a staff session. */
  readonly staff: StaffSession
  readonly request: FastifyRequest
}

export type Handler<C extends CallContract> = (call: Call<C>) => Promise<CallOutput<C>> | CallOutput<C>

/** Connects a contract with what does it. */
export type Serve = <C extends CallContract>(contract: C, handler: Handler<C>) => void

/** A call whose answer grows: its events, and the whole of it at the end. */
export interface Growing<C extends CallContract> {
  readonly events: AsyncIterable<Parsed<C['events']>>
  whole(): Promise<CallOutput<C>>
}

/** Connects a contract that has `events` with what does it. */
export type ServeGrowing = <C extends CallContract & { readonly events: v.GenericSchema }>(
  contract: C,
  handler: (call: Call<C>) => Promise<Growing<C>>,
) => void

/** `/a/{uid}/b` as Fastify writes it; a parameter with a suffix gets a pattern that stops before it. */
export const routePath = (path: string): string =>
  path.replace(/\{(\w+)\}(\.\w+)?/g, (_, name: string, suffix?: string) =>
    suffix ? `:${name}(^[0-9A-Za-z-]+)${suffix}` : `:${name}`,
  )

const schemaOf = (contract: CallContract, registry: SchemaRegistry): FastifySchema => ({
  summary: contract.summary,
  tags: [contract.id.split('.')[0] ?? 'other'],
  operationId: contract.id,
  ...(contract.assumed && { description: 'The path is ours: the specification does not show it.' }),
  ...((needsLogin(contract) || isStaffOnly(contract.allows)) && { security: [{ bearer: [] }] }),
  ...(contract.params && { params: registry.register(`${contract.id}:params`, contract.params, 'params') }),
  ...(contract.query && { querystring: registry.register(`${contract.id}:query`, contract.query, 'query') }),
  ...(contract.body && { body: registry.register(`${contract.id}:body`, contract.body, 'body') }),
  response: { 200: { description: 'OK', ...registry.describeResponse(contract.response) } },
})

const requireUid = (session: Session | null): number => {
  if (!session) throw new ApiError('unauthorized')
  return session.uid
}

const requireStaff = (staff: StaffSession | null): StaffSession => {
  if (!staff) throw new ApiError('staffLoginNeeded')
  return staff
}

/** Parses the answer by the contract too: a backend that breaks its promise fails loudly, with nothing leaked. */
const answer = (contract: CallContract, payload: unknown): Record<string, unknown> => {
  const parsed = v.safeParse(contract.response, payload)
  if (!parsed.success) {
    const where = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.type}`).join('; ')
    throw new Error(`The answer of ${contract.id} breaks its contract: ${where}`)
  }
  if (!contract.flat) return { status: 200, result: parsed.output }
  return { status: 200, ...v.parse(v.record(v.string(), v.unknown()), parsed.output) }
}

type Answer = (call: Call<CallContract>, reply: FastifyReply) => Promise<unknown>

const addRoute = (
  app: FastifyInstance,
  registry: SchemaRegistry,
  contract: CallContract,
  handle: Answer,
): void => {
  app.route({
    method: contract.method,
    url: routePath(contract.path),
    schema: schemaOf(contract, registry),
    config: { contract },
    bodyLimit: contract.multipart ? LARGEST_BODY : bodyLimitOf(contract.body),
    ...(contract.multipart && { preValidation: mergeMultipart }),
    handler: (request, reply) => {
      const { session } = request
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        session,
        request,
        get uid() {
          return requireUid(session)
        },
        get staff() {
          return requireStaff(request.staff)
        },
      }
      // The parts were parsed by this contract's schemas a moment ago.
      return handle(call, reply)
    },
  })
}

/** Makes the `serve` of an application: one route per contract, validated, authorised and enveloped the same way. */
export const createServe =
  (app: FastifyInstance, registry: SchemaRegistry): Serve =>
  (contract, handler) =>
    addRoute(app, registry, contract, async (call) => answer(contract, await handler(call)))

const EVENT_STREAM = 'text/event-stream'

interface GrowingDeps {
  readonly streams: OpenStreams
  /** Ends the turn of a call that only waits from now on. */
  endTurn(request: FastifyRequest): void
}

/**
 * The same for answers that may stream while they grow: sent as events to callers that accept an event stream; others wait for
 * the whole answer. Both hold a connection for long, so the open ones of each reader are limited.
 */
export const createServeGrowing =
  (app: FastifyInstance, registry: SchemaRegistry, { streams, endTurn }: GrowingDeps): ServeGrowing =>
  (contract, handler) =>
    addRoute(app, registry, contract, async (call, reply) => {
      const isStream = call.request.headers.accept?.includes(EVENT_STREAM) === true
      streams.hold(call.request, reply, isStream ? 'stream' : 'whole')
      if (!isStream) {
        const growing = await handler(call)
        endTurn(call.request)
        return answer(contract, await growing.whole())
      }
      return sendEvents(reply, (await handler(call)).events, contract.events)
    })
