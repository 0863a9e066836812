import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { InternalGate } from '../../http/createInternalGate'

/** OpenAPI generated from the contracts, readable at `/docs`. */
export const registerApiReference = async (app: FastifyInstance, gate: InternalGate): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: '研途 reference backend',
        version: '1.0.0',
        description:
          'Answers are `{status: 200, result}`; the token call and static content are flat. Errors are `{status, code, msg}`.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  })
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => gate(request))
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  })
}
