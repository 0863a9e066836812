import { makeAutoObservable } from 'mobx'
import type { Query } from '@/lib/query'
import type { KeyValueStore } from '@/platform/storage'

/** The promotion context of seed §3 with the channel, as it came with the address. */
const FIELDS = ['promotionId', 'inviteCode', 'agentCode', 'signId', 'branchId', 'source', 'agent'] as const
export type PromotionField = (typeof FIELDS)[number]
export type PromotionContext = Readonly<Partial<Record<PromotionField, string>>>

const STORAGE_KEY = 'promotion'

const pick = (query: Query): PromotionContext =>
  Object.fromEntries(FIELDS.filter((field) => query[field]).map((field) => [field, query[field]]))

const parse = (text: string | undefined): PromotionContext => {
  try {
    return pick(JSON.parse(text ?? '{}') as Query)
  } catch {
    return {}
  }
}

/** Where the visitor came from: taken from addresses, kept for the session, carried by every internal link. */
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
    this.context = { ...this.context, ...named }
    this.storage.set(STORAGE_KEY, JSON.stringify(this.context))
  }

  /** Seed §3: a lead sends the digits of the promotion id only. */
  get promotionDigits(): string | undefined {
    return this.context.promotionId?.replace(/\D/g, '') || undefined
  }
}
