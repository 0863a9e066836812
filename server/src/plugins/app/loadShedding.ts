import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../http/ApiError'

/**
 * Sheds load: calls beyond `most` are refused at once with 503 instead of waiting in a growing queue. Counts only calls that have
 * their turn (`registerCallTurns`, registered before): the queue of one caller refuses no other. Receiving bodies and sending
 * answers do not count, so slow networks block no other callers.
 */
export const registerLoadShedding = (app: FastifyInstance, most: number): void => {
  const atWork = new Set<FastifyRequest>()
  const refusal = () => (atWork.size >= most ? new ApiError('unavailable') : undefined)
  // Check before any database query; all requests of one burst pass here together, and count later.
  app.addHook('onRequest', (request, _, done) => {
    done(request.routeOptions.config.contract && refusal())
  })
  app.addHook('preHandler', (request, _, done) => {
    if (!request.routeOptions.config.contract) return done()
    const refused = refusal()
    if (!refused) atWork.add(request)
    done(refused)
  })
  app.addHook('onSend', (request, _, __, done) => {
    atWork.delete(request)
    done()
  })
  // Answers that are written past Fastify meet no onSend.
  app.addHook('onResponse', (request, _, done) => {
    atWork.delete(request)
    done()
  })
}
