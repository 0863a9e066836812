import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageRequest, RenderFirstScreen } from '../../firstScreen/FirstScreen'
import { parseQuery } from '@/lib/query'
import { errors } from '@/contracts/errors'
import { matchAddress } from '@/routes/matchAddress'
import type { IsApiPath } from './watchApiPaths'

export interface H5Options {
  /** The built H5 app; without one only the API answers. */
  readonly dir: string | undefined
  /**
   * Prefixes of calls and files: an unknown address there is an error of the API, unless the route table has a page
   * there.
   */
  readonly isApiPath: IsApiPath
  readonly renderFirstScreen: RenderFirstScreen | undefined
}

const hashedName = /[.\-_][0-9a-f]{8,}\.(?:js|css|woff2?|png|jpe?g|svg|webp|mp4)$/

/** The app's HTML as it was built, or null. */
export const readIndexHtml = (dir: string | undefined): string | null => {
  const file = dir && join(dir, 'index.html')
  return file && existsSync(file) ? readFileSync(file, 'utf8') : null
}

const pathnameOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/'

const pageRequestOf = (request: FastifyRequest): PageRequest => ({
  path: pathnameOf(request),
  query: parseQuery(request.url.split('?')[1] ?? ''),
  userAgent: request.headers['user-agent'] ?? '',
})

/** Browsers accept HTML; link preview bots often accept anything. A name with a dot is a file. */
const acceptsPage = ({ headers: { accept = '*/*' } }: FastifyRequest, pathname: string) =>
  accept.includes('text/html') || (accept.startsWith('*/*') && !pathname.includes('.'))

/** Calls matched earlier: here remain pages of the table, unknown calls, and unknown addresses that the app handles. */
const wantsPage = (request: FastifyRequest, isApiPath: IsApiPath) => {
  const pathname = pathnameOf(request)
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    // Return 404 for a missing hashed file of another build: the app must not parse HTML as a script.
    !hashedName.test(pathname) &&
    acceptsPage(request, pathname) &&
    (matchAddress(pathname) !== undefined || !isApiPath(pathname))
  )
}

const sendNotFound = (reply: FastifyReply) => {
  const { status, code, msg } = errors.notFound
  return reply.code(status).send({ status, code, msg })
}

/** Serves the built app on the same origin: hashed files for a year, everything else by the history fallback. */
export const registerH5App = async (app: FastifyInstance, options: H5Options): Promise<void> => {
  const { dir, isApiPath, renderFirstScreen } = options
  if (dir && existsSync(dir)) {
    // The root is a folder, which the static plugin refuses; it belongs to the app like any other address.
    app.get('/', { schema: { hide: true } }, (_, reply) => reply.callNotFound())
    await app.register(fastifyStatic, {
      root: dir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      schemaHide: true,
      setHeaders: (reply, path) => {
        const age = hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
        reply.setHeader('cache-control', age)
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const html = wantsPage(request, isApiPath) ? readIndexHtml(dir) : null
    if (html === null) return sendNotFound(reply)
    // Without its database the app still comes, and says itself what it cannot reach.
    const drawn = renderFirstScreen?.(pageRequestOf(request), html).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the first screen was not drawn')
      return html
    })
    const page = (await drawn) ?? html
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}
