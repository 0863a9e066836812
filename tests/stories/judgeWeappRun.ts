import { BUDGETS } from './budgets'
import { logBudget } from './budgetLog'
import type { WeappRun } from './WeappDriver'

/** Expected failures of a story, as patterns. */
export interface Allowed {
  readonly errors?: readonly RegExp[]
  readonly violations?: readonly RegExp[]
  readonly missingApis?: readonly RegExp[]
  readonly console?: readonly RegExp[]
}

/** The messages that no pattern allows. */
export const unexpected = (messages: readonly string[], allowed: readonly RegExp[] = []): string[] =>
  messages.filter((message) => !allowed.some((pattern) => pattern.test(message)))

/** Logs the figures of a story and names everything that must not have happened. */
export const judgeWeappRun = (story: string, run: WeappRun, allowed: Allowed): string[] => {
  const records = run.stats.flatMap(({ setData }) => setData)
  const largestOf = (bytes: number[]): number => Math.max(0, ...bytes)
  const first = records.filter((record) => record.first)
  logBudget({
    story,
    bootMs: run.bootMs,
    calls: records.length,
    bytes: records.reduce((sum, { bytes }) => sum + bytes, 0),
    largestFirst: largestOf(first.map(({ bytes }) => bytes)),
    largest: largestOf(records.map(({ bytes }) => bytes)),
  })
  const tooLarge = [
    ...first
      .filter(({ bytes }) => bytes > BUDGETS.firstBytes)
      .map((record) => ({ ...record, kind: 'first ' })),
    ...records.filter(({ bytes }) => bytes > BUDGETS.anyBytes).map((record) => ({ ...record, kind: '' })),
  ].map(({ page, bytes, kind }) => `${kind}setData of ${page} is ${bytes} bytes`)
  const all = (pick: (stats: WeappRun['stats'][number]) => readonly string[]): string[] =>
    run.stats.flatMap(pick)
  return [
    ...unexpected(
      all(({ errors }) => errors),
      allowed.errors,
    ).map((message) => `error: ${message}`),
    ...unexpected(
      all(({ violations }) => violations),
      allowed.violations,
    ).map((message) => `rule broken: ${message}`),
    ...unexpected(
      all(({ missingApis }) => Object.keys(missingApis)),
      allowed.missingApis,
    ).map((api) => `missing: ${api}`),
    ...tooLarge,
    ...run.overBudget,
  ]
}
