import { channels } from '@/domain/entryPoints'
import type { Query } from '@/lib/query'
import type { GuardName } from './defineRoutes'

/** Visitor facts that a guard may use. */
export interface GuardContext {
  readonly agent: string
  /** Whether the client passed the switch check; the seed does not show it, so the app decides (see decisions/004). */
  readonly switchAllowed: boolean
  /** The external site of the switch guard, without a trailing slash; without one nobody is sent away. */
  readonly switchSite: string
}

export interface GuardLocation {
  readonly path: string
  readonly query: Query
}

export type GuardVerdict =
  | { readonly kind: 'stay' }
  | { readonly kind: 'replace'; readonly path: string; readonly query: Query }
  | { readonly kind: 'leave'; readonly site: string; readonly path: string; readonly query: Query }

type Guard = (location: GuardLocation, context: GuardContext) => GuardVerdict

const STAY: GuardVerdict = { kind: 'stay' }

const without = (query: Query, ...names: string[]): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)))

/** The guards of seed §2 as pure functions: same verdict for a tap and for a deep link. */
export const guards: Readonly<Record<GuardName, Guard>> = {
  switch: ({ path, query }, { agent, switchAllowed, switchSite }) => {
    if (agent !== channels.switched || switchAllowed || !switchSite) return STAY
    const target = path === '/exercises/strength-test' ? '/sls/atst/strength-test' : '/sls'
    return { kind: 'leave', site: switchSite, path: target, query }
  },

  knowledgeReport: ({ query }) => {
    if (query['synthesize'] === undefined && query['examReport'] === undefined) return STAY
    return {
      kind: 'replace',
      path: '/exercises/synthesis-report',
      query: without(query, 'synthesize', 'examReport'),
    }
  },

  analysisType: ({ path, query }) => {
    const type = query['type'] ?? ''
    if (!type.includes('=') || query['redirect'] !== undefined) return STAY
    const gid = type.slice(type.indexOf('=') + 1)
    return { kind: 'replace', path, query: { ...query, type: 'paper', redirect: 'true', gid } }
  },
}

/** Runs a row's guards in order; the first that does not stay decides. */
export const runGuards = (
  names: readonly GuardName[],
  location: GuardLocation,
  context: GuardContext,
): GuardVerdict => {
  for (const name of names) {
    const verdict = guards[name](location, context)
    if (verdict.kind !== 'stay') return verdict
  }
  return STAY
}
