import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { FORMULA_PATH } from '@/contracts/formulas'
import { ApiError } from '../../../http/ApiError'
import { hitNetworkLimit } from '../../../http/hitNetworkLimit'
import { orThrow } from '../../../http/orThrow'
import type { RateLimiter } from '../../../http/RateLimiter'
import { isTypeset, MOST_TEX, readyTypesetter, typesetFormula } from '../../../formulas/typesetFormula'

const MINUTE = 60_000
/** A long answer has some thirty, and a device keeps what it had. Only what has to be drawn counts: a class shares one network. */
const PER_MINUTE = 600
/** Budget of typesetting per network, in milliseconds: costly formulas do not block other networks. */
const MS_PER_MINUTE = 10_000
/** Nothing in it loads or runs, and a browser that opens it as a page gives it no origin. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const querySchema = v.object({
  tex: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_TEX)),
  display: v.optional(v.picklist(['0', '1'])),
})

/** Formulas as pictures: their text is their address, so nothing has to be kept, and one that was fetched is good for ever. */
export const formulaRoutes = (app: FastifyInstance, limiter: Pick<RateLimiter, 'hit'>): void => {
  app.get(FORMULA_PATH, { schema: { hide: true } }, async (request, reply) => {
    const query = v.safeParse(querySchema, request.query)
    if (!query.success) throw new ApiError('notFound')
    const { tex } = query.output
    const display = query.output.display === '1'
    const isNew = !isTypeset(tex, display)
    const { ip: address } = request
    const limit = { name: 'formula', address, most: PER_MINUTE, windowMs: MINUTE }
    const time = { name: 'formula-ms', address, most: MS_PER_MINUTE, windowMs: MINUTE }
    // Nothing is added to the time before it is spent; what was spent has to be within it.
    if (
      isNew &&
      !((await hitNetworkLimit(limiter, limit)) && (await hitNetworkLimit(limiter, { ...time, count: 0 })))
    )
      throw new ApiError('tooManyRequests')
    readyTypesetter()
    const began = performance.now()
    const found = typesetFormula(tex, display)
    if (isNew) await hitNetworkLimit(limiter, { ...time, count: Math.ceil(performance.now() - began) })
    const { svg } = orThrow(found, 'notFound')
    return reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/svg+xml; charset=utf-8')
      .send(svg)
  })
}
