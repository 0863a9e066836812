import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../http/ApiError'
import { doorOf } from '../../http/networkOf'
import { Turns } from '../../http/Turns'

/** Calls in work per account. */
export const MOST_IN_WORK = 3
/** Per address of visitors without a login: a school's network is one address. */
const MOST_VISITORS_IN_WORK = 8
/** A device that comes back to the net sends what it kept; a school's visitors share one address. */
const MOST_WAITING = 100
const MOST_VISITORS_WAITING = 300

const callerOf = ({ session, staff, ip }: FastifyRequest): string => {
  if (session) return `user ${session.uid}`
  return staff ? `staff ${staff.staffId}` : `address ${doorOf(ip)}`
}

/** Ends the turn of a call before its answer is there: for those that only wait from then on. */
export type EndTurn = (request: FastifyRequest) => void

/**
 * Lets every caller have a few calls in work; the others of theirs wait in the process, before they take a connection to the
 * database. Bodies are read before, and answers sent after: slow networks take no place. Registered before load shedding, which
 * counts calls in work, and before the sessions, which look again at a session that waited.
 */
export const registerCallTurns = (app: FastifyInstance): EndTurn => {
  const members = new Turns(MOST_IN_WORK, MOST_WAITING)
  const visitors = new Turns(MOST_VISITORS_IN_WORK, MOST_VISITORS_WAITING)
  const places = new Map<FastifyRequest, () => void>()
  const end: EndTurn = (request) => {
    places.get(request)?.()
    places.delete(request)
  }
  app.addHook('preHandler', (request, _, done) => {
    if (!request.routeOptions.config.contract) return done()
    const turns = request.session || request.staff ? members : visitors
    const caller = callerOf(request)
    const waiting = turns.take(caller)
    const begin = (): void => {
      places.set(request, () => turns.leave(caller))
      // A read whose client has left the queue is refused; writes are done.
      const isGone = waiting && request.method === 'GET' && request.raw.socket.destroyed
      done(isGone ? new ApiError('unavailable') : undefined)
    }
    if (waiting) void waiting.then(begin)
    else begin()
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
