import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, type ErrorName } from '@/contracts/errors'
import { isDatabaseAway } from '../../db/DatabaseAway'
import type { DiskWatch } from '../../db/DiskWatch'
import { isInvalidValueError } from '../../db/isInvalidValueError'
import { ApiError } from '../../http/ApiError'

const RETRY_AFTER_S = 1

const nameOfStatus: Readonly<Record<number, ErrorName>> = {
  404: 'notFound',
  413: 'uploadTooLarge',
  415: 'uploadKind',
  429: 'tooManyRequests',
}

/** Fields that connect a log line with its request. */
const placeOf = ({ id: reqId, routeOptions }: FastifyRequest) => ({ reqId, route: routeOptions.url })

const body = (name: ErrorName, status: number = errors[name].status) => ({
  status,
  code: errors[name].code,
  msg: errors[name].msg,
})

/** The beginning of an address that is one of ours, before the letter that cannot be read, and what was asked with it. */
const readableStart = /^(\/[\w/-]+)%[^?]*(\?[\w=&-]*$)?/

/**
 * Refuses an unreadable address in the common error format, without echoing it. A page link whose end is malformed
 * redirects to its readable start.
 */
export const sendUnreadable = ({ method, url, headers }: FastifyRequest, reply: FastifyReply): void => {
  const [, path, query = ''] = readableStart.exec(url.replace(/^\/+/, '/')) ?? []
  void reply.header('cache-control', 'no-store')
  if (path && method === 'GET' && headers.accept?.includes('text/html'))
    return void reply.redirect(path + query)
  void reply.code(errors.invalidRequest.status).send(body('invalidRequest'))
}

/** Turns whatever was thrown into the error form of the seed: status, code, msg. Never a stack, never a driver's text. */
export const registerErrors = (app: FastifyInstance, disk: DiskWatch): void => {
  // Never cache a refusal: the missing thing may be there a moment later.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode >= 400) reply.header('cache-control', 'no-store')
    done()
  })
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (error instanceof ApiError) {
      const { retryAfter = error.statusCode === errors.unavailable.status ? RETRY_AFTER_S : undefined } =
        error
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
      const { statusCode: status, code, msg, about } = error
      return reply.code(status).send({ status, code, msg, ...(about !== undefined && { about }) })
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) {
      return reply.code(status).send(body(nameOfStatus[status] ?? 'invalidRequest', status))
    }
    disk.note(error)
    if (isInvalidValueError(error)) return reply.code(400).send(body('invalidRequest'))
    if (isDatabaseAway(error)) {
      app.log.warn({ err: error, ...placeOf(request) }, 'the database is away or busy')
      return reply.code(503).header('retry-after', RETRY_AFTER_S).send(body('unavailable'))
    }
    app.log.error({ err: error, ...placeOf(request) }, 'request failed')
    return reply.code(500).send(body('internal'))
  })
}
