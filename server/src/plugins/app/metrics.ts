import type { FastifyInstance } from 'fastify'
import type { InternalGate } from '../../http/createInternalGate'
import { Counter, Histogram, Registry } from 'prom-client'

/** Counters of one application; every application has its own, so tests do not share them. */
export class Metrics {
  readonly registry = new Registry()
  private readonly requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  })
  private readonly seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  })
  private readonly queries = new Counter({
    name: 'db_queries_total',
    help: 'Statements sent to the database.',
    registers: [this.registry],
  })

  /** Counts one statement. */
  countQuery(): void {
    this.queries.inc()
  }

  /** Counts one answer. */
  countAnswer(method: string, route: string, status: number, milliseconds: number): void {
    this.requests.inc({ method, route, status: String(status) })
    this.seconds.observe({ method, route }, milliseconds / 1000)
  }
}

/** `/metrics` in the Prometheus form, and one log line for every answer: route pattern only, nothing personal. */
export const registerMetrics = (app: FastifyInstance, metrics: Metrics, gate: InternalGate): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched'
    metrics.countAnswer(request.method, route, reply.statusCode, reply.elapsedTime)
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    gate(request)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
