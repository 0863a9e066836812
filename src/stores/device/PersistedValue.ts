import type { GenericSchema } from 'valibot'
import { readJson } from '@/lib/readJson'
import type { KeyValueStore } from '@/platform/storage'

/** A value in device storage, parsed by schema when read: an invalid one counts as absent. */
export class PersistedValue<T> {
  constructor(
    private readonly storage: KeyValueStore,
    /** Begins with `cache:` when the value can be fetched again: then 清理缓存 removes it (account/cachedKeys). */
    private readonly key: string,
    private readonly schema: GenericSchema<unknown, T>,
  ) {}

  read(): T | undefined {
    return readJson(this.schema, this.storage.get(this.key))
  }

  /** False when the device has no room for it. */
  write(value: T): boolean {
    return this.storage.set(this.key, JSON.stringify(value))
  }

  drop(): void {
    this.storage.remove(this.key)
  }
}
