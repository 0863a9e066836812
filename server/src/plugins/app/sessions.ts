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
  app.addHook('onRequest', async (request) => {
    const { contract } = request.routeOptions.config
    if (!contract) return
    const accessToken = bearer.exec(request.headers.authorization ?? '')?.[1]
    request.session = accessToken ? await findSession(accessToken) : null
    const caller = { session: request.session, isOperator: isOperator(request) }
    authorisePath(caller, contract, request.params)
  })
  app.addHook('preHandler', async (request) => {
    const { contract } = request.routeOptions.config
    if (contract) authoriseBody(contract, request, request.body)
  })
}
