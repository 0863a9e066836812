import autocannon from 'autocannon'
import type { BenchCase } from './BenchCase'

const CONNECTIONS = 16

/** Results of one load round: answers per second, milliseconds. */
export interface Round {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

interface LoadOptions {
  readonly seconds: number
  /** Replaces the case's own path. */
  readonly path?: string
  /** As many as it can without one. */
  readonly perSecond?: number
}

/** Loads one call for some seconds. A round with a failed answer is none. */
export const load = async (
  origin: string,
  { name, request, marks }: BenchCase,
  next: () => number,
  { seconds, path, perSecond }: LoadOptions,
): Promise<Round> => {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    ...(perSecond !== undefined && { overallRate: perSecond }),
    requests: [
      {
        setupRequest: (given) => {
          const n = next()
          const made = request(n)
          const headers = { ...given.headers, ...made.headers, 'x-marks': JSON.stringify(marks?.(n) ?? []) }
          return { ...given, ...made, headers, path: path ?? made.path }
        },
      },
    ],
  })
  const failed = result.non2xx + result.errors
  if (failed > 0) {
    const statuses = JSON.stringify(result.statusCodeStats ?? {})
    throw new Error(
      `${name}: ${failed} of ${result.requests.total} answers failed at ${origin}: ${statuses}, ${result.errors} without one`,
    )
  }
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}
