import type { FastifyInstance } from 'fastify'

/** JSON (also empty, and as text/plain because a beacon can send nothing else) and simple forms. */
export const registerBodyParsers = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<string>(
    ['application/json', 'text/plain'],
    { parseAs: 'string' },
    (request, text, done) => {
      if (text === '') return done(null, undefined)
      return parseJson(request, text, done)
    },
  )
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, text, done) => done(null, Object.fromEntries(new URLSearchParams(text))),
  )
}
