import type { FastifyInstance } from 'fastify'

/** Whether an address lies where calls and files of the backend lie, so that an unknown one is an error of the API. */
export type IsApiPath = (pathname: string) => boolean

const DEPTH = 2

/** The first segments of a route that hold no parameter, at most two: `/auth/v1`, `/posters`. */
const placeOf = (url: string): string => {
  const segments = url.split('/').slice(1)
  const fixed = segments.findIndex((segment) => /[:*]/.test(segment))
  return segments.slice(0, Math.min(DEPTH, fixed < 0 ? segments.length : fixed)).join('/')
}

/** Notes where every route lies that is registered from now on. */
export const watchApiPaths = (app: FastifyInstance): IsApiPath => {
  const places = new Set<string>()
  app.addHook('onRoute', ({ url }) => {
    const place = placeOf(url)
    if (place) places.add(place)
  })
  return (pathname) => {
    const [, first = '', second = ''] = pathname.split('/')
    return places.has(first) || places.has(`${first}/${second}`)
  }
}
