import { makeAutoObservable } from 'mobx'
import type { Query } from '@/lib/query'
import type { KeyValueStore } from '@/platform/storage'

const CODE = /^[\w-]{1,64}$/

/**
 * The promotion context and the module flags of seed §3, as they came with the address. A value that the backend would refuse is
 * ignored: an address is open input, and one bad value must not cost a lead.
 */
const FIELDS = {
  promotionId: /^.{1,32}$/,
  inviteCode: /^[\w-]{1,32}$/,
  agentCode: CODE,
  signId: CODE,
  branchId: CODE,
  source: /^.{1,64}$/,
  // Ignore agent=0, which pages inside the app receive (seed §2, the resource shop): it must not overwrite a channel.
  agent: /^(?!0*$).{1,16}$/,
  isdg: CODE,
  swip: CODE,
  colm: CODE,
  pro: CODE,
  wordJump: CODE,
  /** The short code of a sales link. */
  k: /^[0-9A-Za-z_-]{8,24}$/,
} as const
export type PromotionField = keyof typeof FIELDS
export type PromotionContext = Readonly<Partial<Record<PromotionField, string>>>

const STORAGE_KEY = 'promotion'
const MOST_DIGITS = 18

const pick = (query: Query): PromotionContext =>
  Object.fromEntries(
    Object.entries(FIELDS)
      .filter(([field, form]) => typeof query[field] === 'string' && form.test(query[field]))
      .map(([field]) => [field, query[field]]),
  )

const parse = (text: string | undefined): PromotionContext => {
  try {
    return pick(JSON.parse(text ?? '{}') as Query)
  } catch {
    return {}
  }
}

/** The visitor's source: taken from addresses, kept for the session, carried by every internal link. */
export class PromotionStore {
  context: PromotionContext

  constructor(private readonly storage: KeyValueStore) {
    this.context = parse(storage.get(STORAGE_KEY))
    makeAutoObservable<this, 'storage'>(this, { storage: false }, { autoBind: true })
  }

  /** Takes over what an address names; fields that it does not name stay. */
  read(query: Query): void {
    const named = pick(query)
    if (Object.keys(named).length === 0) return
    // `isdg` sets the agent too: an older one must not outlast a newer agent.
    const { isdg: _, ...kept } = this.context
    this.context = { ...(named.agent ? kept : this.context), ...named }
    this.storage.set(STORAGE_KEY, JSON.stringify(this.context))
  }

  /** Seed §3: a lead sends the digits of the promotion id only (at most 18, as ids have). */
  get promotionDigits(): string | undefined {
    return this.context.promotionId?.replace(/\D/g, '').slice(0, MOST_DIGITS) || undefined
  }
}
