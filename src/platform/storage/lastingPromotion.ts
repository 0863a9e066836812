import type { KeyValueStore } from './types'

const KEY = 'promotion'
/** As long as a visit through a link counts (domain/sales/attribution). */
export const LASTS_MS = 30 * 86_400_000
/** The promotion context of seed §3. Module flags as `agent` belong to the entry: a new start takes them from its address. */
const LASTING = ['promotionId', 'inviteCode', 'agentCode', 'signId', 'branchId', 'source', 'k']

const partsOf = (value: Record<string, unknown>, isLasting: boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([field]) => LASTING.includes(field) === isLasting))

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

const readObject = (text: string | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/**
 * A session store whose promotion context survives a kill of the app for 30 days: WeChat kills it in minutes, and the next start
 * has no address that names it.
 */
export const lastingPromotion = (
  session: KeyValueStore,
  local: KeyValueStore,
  now: () => number,
): KeyValueStore => {
  const { at, ...context } = readObject(local.get(KEY))
  const age = typeof at === 'number' ? now() - at : Infinity
  // A clock that was set back makes no context eternal.
  if (age >= 0 && age < LASTS_MS) session.set(KEY, JSON.stringify(context))
  else local.remove(KEY)
  const keep = (value: string): void => {
    const [before, after] = [readObject(session.get(KEY)), readObject(value)]
    const named = partsOf(after, true)
    // Every link inside the app carries the context: what names nothing new prolongs nothing.
    if (!isSame(named, partsOf(before, true))) local.set(KEY, JSON.stringify({ ...named, at: now() }))
  }
  return {
    ...session,
    set: (key, value) => {
      if (key === KEY) keep(value)
      return session.set(key, value)
    },
    remove: (key) => {
      if (key === KEY) local.remove(KEY)
      session.remove(key)
    },
  }
}
