import * as v from 'valibot'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'

/** Seed §9: cached activity entries are kept 24 hours. */
const KEPT_MS = 86_400_000

const entriesSchema = v.array(v.object({ id: v.string(), at: v.number() }))

/** Activities joined within 24 hours (seed §3 Store state), which are not offered again. */
export class ActivityList {
  private readonly kept: PersistedValue<v.InferOutput<typeof entriesSchema>>

  constructor(
    storage: KeyValueStore,
    private readonly now: () => number,
  ) {
    this.kept = new PersistedValue(storage, 'cache:activities', entriesSchema)
  }

  has(id: string): boolean {
    return this.alive().some((entry) => entry.id === id)
  }

  /** A second time leaves the moment of the first: the entry ends 24 hours after it. */
  add(id: string): void {
    if (!this.has(id)) this.kept.write([...this.alive(), { id, at: this.now() }])
  }

  /** An entry of a later clock is as old as can be. */
  private alive(): v.InferOutput<typeof entriesSchema> {
    const now = this.now()
    return (this.kept.read() ?? []).filter(({ at }) => at <= now && now - at < KEPT_MS)
  }
}
