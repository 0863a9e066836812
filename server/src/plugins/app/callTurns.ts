import type { FastifyInstance, FastifyRequest } from 'fastify'
import { doorOf } from '../../http/networkOf'
import { Turns } from '../../http/Turns'

/** Concurrent calls of an account. */
export const MOST_IN_WORK = 3
/** Concurrent calls of visitors from one address: a school's network is one. */
const MOST_VISITORS_IN_WORK = 8
/** Queued calls: a device that comes back online sends all it kept, and visitors of a school share one address. */
const MOST_WAITING = 100
const MOST_VISITORS_WAITING = 300

const callerOf = ({ session, staff, ip }: FastifyRequest): string => {
  if (session) return `user ${session.uid}`
  return staff ? `staff ${staff.staffId}` : `address ${doorOf(ip)}`
}

/** Releases the place of a call before its answer is complete: for answers that stream. */
export type EndTurn = (request: FastifyRequest) => void

/**
 * Limits the concurrent calls of each caller (`Turns`). Takes a place after the body was read and releases it before the answer is
 * sent: slow networks hold none. Refuses queued calls with 503 when their client disconnects or the server stops. Registered
 * before load shedding, which counts running calls only, and before the sessions, which check again a session that waited.
 */
export const registerCallTurns = (app: FastifyInstance): EndTurn => {
  const members = new Turns(MOST_IN_WORK, MOST_WAITING)
  const visitors = new Turns(MOST_VISITORS_IN_WORK, MOST_VISITORS_WAITING)
  const places = new Map<FastifyRequest, () => void>()
  const end: EndTurn = (request) => {
    places.get(request)?.()
    places.delete(request)
  }
  app.addHook('preHandler', (request, reply, done) => {
    if (!request.routeOptions.config.contract) return done()
    const turns = request.session || request.staff ? members : visitors
    const caller = callerOf(request)
    const waiting = turns.take(caller, reply.raw)
    const begin = (): void => {
      places.set(request, () => turns.leave(caller))
      done()
    }
    if (waiting) waiting.then(begin, done)
    else begin()
  })
  app.addHook('preClose', (done) => {
    for (const turns of [members, visitors]) turns.close()
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
