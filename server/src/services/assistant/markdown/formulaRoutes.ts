import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { FORMULA_PATH } from '@/contracts/formulas'
import { ApiError } from '../../../http/ApiError'
import { hitNetworkLimit } from '../../../http/hitNetworkLimit'
import { orThrow } from '../../../http/orThrow'
import type { RateLimiter } from '../../../http/RateLimiter'
import { isTypeset, MOST_TEX, typesetFormula } from '../../../formulas/typesetFormula'

const MINUTE = 60_000
/** A long answer has some thirty, and a device keeps what it had. Only what has to be drawn counts: a class shares one network. */
const PER_MINUTE = 600

const querySchema = v.object({
  tex: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_TEX)),
  display: v.optional(v.picklist(['0', '1'])),
})

/** Formulas as pictures: their text is their address, so nothing has to be kept, and one that was fetched is good for ever. */
export const formulaRoutes = (app: FastifyInstance, limiter: RateLimiter): void => {
  app.get(FORMULA_PATH, { schema: { hide: true } }, async (request, reply) => {
    const query = v.safeParse(querySchema, request.query)
    if (!query.success) throw new ApiError('notFound')
    const { tex } = query.output
    const display = query.output.display === '1'
    const isNew = !isTypeset(tex, display)
    const limit = { name: 'formula', address: request.ip, most: PER_MINUTE, windowMs: MINUTE }
    if (isNew && !(await hitNetworkLimit(limiter, limit))) throw new ApiError('tooManyRequests')
    const { svg } = orThrow(typesetFormula(tex, display), 'notFound')
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/svg+xml; charset=utf-8')
      .send(svg)
  })
}
