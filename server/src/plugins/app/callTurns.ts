import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IsOperator } from '../../http/createIsOperator'
import { doorOf } from '../../http/networkOf'
import { QueueSpace, Turns } from '../../http/Turns'

/** Concurrent calls of an account. */
export const MOST_IN_WORK = 3
/** Concurrent calls of visitors from one address: a school's network is one. */
const MOST_VISITORS_IN_WORK = 8
/** Concurrent calls with the operators' key, which all programs of operators share. */
export const MOST_OPERATORS_IN_WORK = 8
/** Queued calls: a device that comes back online sends all it kept, and visitors of a school share one address. */
const MOST_WAITING = 100
const MOST_VISITORS_WAITING = 300
/** Queued calls of all callers together: their bodies are in memory (docs/operations.md). */
const MOST_WAITING_IN_ALL = 2000

interface Caller {
  readonly kind: 'member' | 'visitor' | 'operator'
  readonly name: string
}

/** The operators' key has a queue of its own: a crowd at the address of an operator's program delays no publication. */
const callerOf = (request: FastifyRequest, isOperator: IsOperator): Caller => {
  const { session, staff, ip } = request
  if (session) return { kind: 'member', name: `user ${session.uid}` }
  if (staff) return { kind: 'member', name: `staff ${staff.staffId}` }
  if (isOperator(request)) return { kind: 'operator', name: 'operator key' }
  return { kind: 'visitor', name: `address ${doorOf(ip)}` }
}

/** Releases the place of a call before its answer is complete: for answers that stream. */
export type EndTurn = (request: FastifyRequest) => void

/**
 * Limits the concurrent calls of each caller (`Turns`). Takes a place after the body was read and releases it before the answer is
 * sent: slow networks hold none. Refuses queued calls with 503 when their client disconnects or the server stops. Registered
 * before load shedding, which counts running calls only, and before the sessions, which check again a session that waited.
 */
export const registerCallTurns = (
  app: FastifyInstance,
  isOperator: IsOperator,
  mostWaiting = MOST_WAITING_IN_ALL,
): EndTurn => {
  const space = new QueueSpace(mostWaiting)
  const turnsOf = {
    member: new Turns(MOST_IN_WORK, MOST_WAITING, space),
    visitor: new Turns(MOST_VISITORS_IN_WORK, MOST_VISITORS_WAITING, space),
    // The operators' queue is bounded by itself: no crowd of others fills it.
    operator: new Turns(MOST_OPERATORS_IN_WORK, MOST_WAITING),
  }
  const places = new Map<FastifyRequest, () => void>()
  const end: EndTurn = (request) => {
    places.get(request)?.()
    places.delete(request)
  }
  app.addHook('preHandler', (request, reply, done) => {
    if (!request.routeOptions.config.contract) return done()
    const { kind, name } = callerOf(request, isOperator)
    const turns = turnsOf[kind]
    const waiting = turns.take(name, reply.raw)
    const begin = (): void => {
      places.set(request, () => turns.leave(name))
      done()
    }
    if (waiting) waiting.then(begin, done)
    else begin()
  })
  app.addHook('preClose', (done) => {
    for (const turns of Object.values(turnsOf)) turns.close()
    done()
  })
  app.addHook('onSend', (request, _, __, done) => {
    end(request)
    done()
  })
  // Answers that are written past Fastify meet no onSend.
  app.addHook('onResponse', (request, _, done) => {
    end(request)
    done()
  })
  return end
}
