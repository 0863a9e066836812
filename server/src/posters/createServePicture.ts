import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { ApiError } from '../http/ApiError'
import { doorOf } from '../http/networkOf'
import type { RateLimiter } from '../http/RateLimiter'
import { PictureCache } from './raster/PictureCache'
import { Rasteriser } from './raster/Rasteriser'

const MINUTE = 60_000
/** So many PNG pictures are drawn for one address in a minute; kept ones are free. */
const DRAWN_PER_MINUTE = 60
const KEPT_BYTES = 32 * 1024 * 1024
/** A PNG is as wide as the next of these, so that a picture is drawn at most four times. */
const PNG_WIDTHS = [240, 480, 750, 1080] as const

const paramsSchema = v.object({ name: v.string(), kind: v.picklist(['svg', 'png']) })
const querySchema = v.object({
  w: v.optional(
    v.pipe(v.string(), v.regex(/^\d{2,4}$/), v.transform(Number), v.minValue(80), v.maxValue(1500)),
  ),
})

const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

const pngWidth = (asked: number): number => PNG_WIDTHS.find((width) => width >= asked) ?? PNG_WIDTHS[3]

interface DrawnPicture {
  /** Address before the name, as `/posters/`. */
  readonly prefix: string
  readonly cacheControl: string
  /** Default width. */
  readonly width: number
  /** Draws SVG; rejects with `notFound` where the name means nothing. */
  draw(name: string, width: number): Promise<string> | string
}

/** Serves a drawn picture as `.svg` and, for WeChat, whose cards, albums and codes take no SVG, as `.png`. */
export type ServePicture = (picture: DrawnPicture) => void

/** Routes of drawn pictures, with one drawing thread and one cache for all of them. */
export const createServePicture = (app: FastifyInstance, limiter: RateLimiter): ServePicture => {
  const rasteriser = new Rasteriser()
  const cache = new PictureCache(KEPT_BYTES)
  app.addHook('onClose', () => rasteriser.stop())

  const drawPng = async (svg: string, width: number, address: string): Promise<Buffer> => {
    if (!(await limiter.hit(`picture:${doorOf(address)}`, DRAWN_PER_MINUTE, MINUTE)))
      throw new ApiError('tooManyRequests')
    return rasteriser.draw({ svg, width })
  }
  const answer = async (
    { draw, width: usual, cacheControl }: DrawnPicture,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { name, kind } = v.parse(paramsSchema, request.params)
    const query = v.safeParse(querySchema, request.query)
    const asked = (query.success ? query.output.w : undefined) ?? usual
    const width = kind === 'png' ? pngWidth(asked) : asked
    const svg = await draw(name, width)
    const etag = etagOf(kind + svg)
    void reply.header('etag', etag).header('cache-control', cacheControl)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (kind === 'svg') return reply.type('image/svg+xml; charset=utf-8').send(svg)
    return reply.type('image/png').send(await cache.of(etag, () => drawPng(svg, width, request.ip)))
  }
  return (picture) =>
    app.get(
      `${picture.prefix}:name(^[0-9A-Za-z_-]{1,64}).:kind(^(?:svg|png)$)`,
      { schema: { hide: true } },
      (request, reply) => answer(picture, request, reply),
    )
}
