import type { FastifyInstance } from 'fastify'
import type { CallContract } from '@/contracts/define'
import { authoriseBody, authorisePath } from '../../http/authorise'
import type { IsOperator } from '../../http/createIsOperator'
import type { FindSession, Session } from '../../http/Session'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
  interface FastifyContextConfig {
    contract?: CallContract
  }
}

const bearer = /^Bearer ([\w-]{20,200})$/i

/** Reads the bearer token of a call and the operator's key, and lets `authorise` decide. */
export const registerSessions = (
  app: FastifyInstance,
  findSession: FindSession,
  isOperator: IsOperator,
): void => {
  app.decorateRequest('session', null)
  // Hooks that wait for nothing make no promise: most calls of strangers pass here.
  app.addHook('onRequest', (request, _, done) => {
    const { contract } = request.routeOptions.config
    if (!contract) return done()
    const decide = (session: Session | null): void => {
      request.session = session
      authorisePath({ session, isOperator: isOperator(request) }, contract, request.params)
    }
    const accessToken = bearer.exec(request.headers.authorization ?? '')?.[1]
    if (!accessToken) {
      decide(null)
      return done()
    }
    findSession(accessToken)
      .then(decide)
      .then(() => done(), done)
  })
  app.addHook('preHandler', (request, _, done) => {
    const { contract } = request.routeOptions.config
    if (contract) authoriseBody(contract, request, request.body)
    done()
  })
}
