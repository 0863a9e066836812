import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallContract } from '@/contracts/define'
import { ApiError } from '../../http/ApiError'
import { authoriseBody, authorisePath } from '../../http/authorise'
import { doorOf } from '../../http/networkOf'
import type { FindSession, Session } from '../../http/Session'
import { SESSION_LEASE } from '../../http/sessionLease'
import { QueueSpace, Turns } from '../../http/Turns'
import { admitStaff, isForStaff, rereadStaff, type StaffSessionDeps } from './staffSessions'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
    /** Until when what was read about the session is taken for true; by the clock of this process. */
    leaseEnds: number
  }
  interface FastifyContextConfig {
    contract?: CallContract
  }
}

/** Concurrent and queued look-ups of tokens per address: a flood of made-up tokens delays only its own address. */
const MOST_LOOKUPS = 6
const MOST_LOOKUPS_WAITING = 500
const MOST_LOOKUPS_WAITING_IN_ALL = 5000

const bearer = /^Bearer ([\w-]{20,200})$/i

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1]

/**
 * Refuses to acknowledge writes of an ended session, because the account that it was merged into would miss them. The
 * session read at the start is trusted for a lease, as merges wait as long; only slow requests check again.
 */
const refuseEnded = (app: FastifyInstance, find: FindOf): void => {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const { session, leaseEnds, routeOptions } = request
    const accessToken = session && leaseEnds < performance.now() && tokenOf(request)
    if (!accessToken || reply.statusCode >= 400 || routeOptions.config.contract?.endsSession)
      return done(null, payload)
    find(reply, accessToken)
      .then((found) => {
        if (!found) throw new ApiError('unauthorized')
      })
      .then(() => done(null, payload), done)
  })
}

/** Finds the session of a request's token, in the turn of the address that it comes from. */
type FindOf = (reply: FastifyReply, accessToken: string) => Promise<Session | null>

/** Authenticates callers of both kinds. */
export interface SessionDeps extends StaffSessionDeps {
  readonly findSession: FindSession
}

/** Reads the bearer token of a call and the operator's key, and lets `authorise` decide. */
export const registerSessions = (app: FastifyInstance, deps: SessionDeps): void => {
  const { findSession, isOperator } = deps
  const lookups = new Turns(MOST_LOOKUPS, MOST_LOOKUPS_WAITING, new QueueSpace(MOST_LOOKUPS_WAITING_IN_ALL))
  const find: FindOf = ({ request, raw }, accessToken) =>
    lookups.run(doorOf(request.ip), () => findSession(accessToken), raw)
  app.addHook('preClose', (done) => {
    lookups.close()
    done()
  })
  app.decorateRequest('session', null)
  app.decorateRequest('staff', null)
  app.decorateRequest('leaseEnds', 0)
  const decide = (request: FastifyRequest, contract: CallContract, session: Session | null): void => {
    request.session = session
    const hasToken = tokenOf(request) !== undefined
    const caller = { session, hasToken, isOperator: isOperator(request), staff: request.staff }
    authorisePath(caller, contract, request.params)
  }
  // Use callbacks instead of promises in synchronous hooks: most anonymous calls pass here.
  app.addHook('onRequest', (request, reply, done) => {
    const { contract } = request.routeOptions.config
    if (!contract) return done()
    if (isForStaff(contract)) {
      admitStaff(deps, request, () => decide(request, contract, null)).then(() => done(), done)
      return
    }
    const accessToken = tokenOf(request)
    if (!accessToken) {
      decide(request, contract, null)
      return done()
    }
    request.leaseEnds = performance.now() + SESSION_LEASE
    find(reply, accessToken)
      .then((session) => decide(request, contract, session))
      .then(() => done(), done)
  })
  /** A body may take its time: by then the session may have ended, and nothing is written for it. */
  const lookAgain = (reply: FastifyReply, contract: CallContract): Promise<void> | undefined => {
    const { request } = reply
    if (request.leaseEnds >= performance.now()) return undefined
    if (request.staff) return rereadStaff(deps, request, () => decide(request, contract, null))
    const accessToken = request.session && tokenOf(request)
    if (!accessToken) return undefined
    request.leaseEnds = performance.now() + SESSION_LEASE
    return find(reply, accessToken).then((session) => decide(request, contract, session))
  }
  app.addHook('preHandler', (request, reply, done) => {
    const { contract } = request.routeOptions.config
    if (!contract) return done()
    const looking = lookAgain(reply, contract)
    const proceed = (): void => authoriseBody(contract, request, request.body)
    if (looking) return void looking.then(proceed).then(() => done(), done)
    proceed()
    done()
  })
  refuseEnded(app, find)
}
