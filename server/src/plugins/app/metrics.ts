import type { FastifyInstance } from 'fastify'
import type { InternalGate } from '../../http/createInternalGate'
import { Counter, Histogram, Registry } from 'prom-client'

interface AnswerKind {
  readonly labels: Readonly<Record<'method' | 'route' | 'status', string>>
  answers: number
  time(seconds: number): void
}

/** Counters of one application; every application has its own, so tests do not share them. */
export class Metrics {
  readonly registry = new Registry()
  private readonly kinds = new Map<string, AnswerKind>()
  private statements = 0
  private readonly seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  })

  // Counts here and exports on request: prom-client would look each counter up by its labels at every answer.
  constructor() {
    const { kinds, registry } = this
    new Counter({
      name: 'http_requests_total',
      help: 'Answers by route and status.',
      labelNames: ['method', 'route', 'status'],
      registers: [registry],
      collect() {
        this.reset()
        for (const { labels, answers } of kinds.values()) this.inc(labels, answers)
      },
    })
    const statements = () => this.statements
    new Counter({
      name: 'db_queries_total',
      help: 'Statements sent to the database.',
      registers: [registry],
      collect() {
        this.reset()
        this.inc(statements())
      },
    })
  }

  /** Counts one statement. */
  countQuery(): void {
    this.statements += 1
  }

  /** Counts one answer. */
  countAnswer(method: string, route: string, status: number, milliseconds: number): void {
    const kind = this.kindOf(method, route, status)
    kind.answers += 1
    kind.time(milliseconds / 1000)
  }

  private kindOf(method: string, route: string, status: number): AnswerKind {
    const key = `${status}${method}${route}`
    const known = this.kinds.get(key)
    if (known) return known
    const histogram = this.seconds.labels(method, route)
    const labels = { method, route, status: String(status) }
    const fresh = { labels, answers: 0, time: (seconds: number) => histogram.observe(seconds) }
    this.kinds.set(key, fresh)
    return fresh
  }
}

/** `/metrics` in the Prometheus form, and one log line for every answer: route pattern only, nothing personal. */
export const registerMetrics = (app: FastifyInstance, metrics: Metrics, gate: InternalGate): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id: reqId } = request
    const { statusCode: status, elapsedTime } = reply
    const route = request.routeOptions.url ?? 'unmatched'
    metrics.countAnswer(method, route, status, elapsedTime)
    app.log.info({ reqId, method, route, status, ms: Math.round(elapsedTime) }, 'answered')
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    gate(request)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
