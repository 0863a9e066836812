import type { CallContract } from '@/contracts/define'

/** One request of a load, as the generator sends it. */
interface BenchRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A call under load. */
export interface BenchCase {
  readonly name: string
  readonly kind: 'read' | 'write'
  /** The `n`th request; writes differ from one to the next. */
  readonly request: (n: number) => BenchRequest
  /** The values by which the statements of one request differ from those of another, always in the same order. */
  readonly marks?: (n: number) => readonly (string | number)[]
  /** The contract that checks a write. */
  readonly contract?: CallContract
}

/** The fixed value of `random.id()` while the statements of the peer are recorded. */
export const RECORDED_ID = 'bench-recorded-id'
