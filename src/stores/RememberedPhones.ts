import * as v from 'valibot'
import type { KeyValueStore } from '@/platform/storage'

const phoneSchema = v.object({ phone: v.string(), name: v.string() })
export type RememberedPhone = v.InferOutput<typeof phoneSchema>

const STORAGE_KEY = 'phones'
const MOST = 5

/** Phones that logged in on this device, newest first, with nicknames; never a password (product.md Account). */
export class RememberedPhones {
  constructor(private readonly storage: KeyValueStore) {}

  get list(): RememberedPhone[] {
    try {
      const parsed = v.safeParse(v.array(phoneSchema), JSON.parse(this.storage.get(STORAGE_KEY) ?? '[]'))
      return parsed.success ? parsed.output : []
    } catch {
      return []
    }
  }

  add(phone: string, name: string): void {
    const others = this.list.filter((known) => known.phone !== phone)
    this.storage.set(STORAGE_KEY, JSON.stringify([{ phone, name }, ...others].slice(0, MOST)))
  }
}
