import * as v from 'valibot'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from './PersistedValue'

const phoneSchema = v.object({ phone: v.string(), name: v.string() })
export type RememberedPhone = v.InferOutput<typeof phoneSchema>

const STORAGE_KEY = 'phones'
const MOST = 5

/** Phones that logged in on this device, newest first, with nicknames; never a password (product.md Account). */
export class RememberedPhones {
  private readonly kept: PersistedValue<RememberedPhone[]>

  constructor(storage: KeyValueStore) {
    this.kept = new PersistedValue(storage, STORAGE_KEY, v.array(phoneSchema))
  }

  get list(): RememberedPhone[] {
    return this.kept.read() ?? []
  }

  add(phone: string, name: string): void {
    const others = this.list.filter((known) => known.phone !== phone)
    this.kept.write([{ phone, name }, ...others].slice(0, MOST))
  }
}
