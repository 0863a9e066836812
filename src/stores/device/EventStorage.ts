import type { GenericSchema } from 'valibot'
import { readJson } from '@/lib/readJson'
import type { KeyValueStore } from '@/platform/storage'

interface EventStorageOptions<E> {
  readonly storage: KeyValueStore
  /** The keys on the device are `<room>:unsent:<owner>:<event>` and `<room>:sent:…`. */
  readonly room: string
  readonly owner: string
  readonly schema: GenericSchema<unknown, E>
}

/**
 * The events of a log on the device. Each is a small key of its own, written when it happens: killed at any moment, nothing is
 * lost. An event is `unsent` until the backend has it, and stays as `sent` until its owner holds what follows from it elsewhere.
 */
export class EventStorage<E extends { readonly id: string }> {
  private readonly unsentPrefix: string
  private readonly sentPrefix: string
  /** Events that did not fit the storage: they are sent while the app is open. */
  private unkept: readonly E[] = []
  /** Events that the backend refuses and a full device cannot move to quarantine. */
  private readonly skipped = new Set<string>()

  constructor(private readonly options: EventStorageOptions<E>) {
    const { room, owner } = options
    this.unsentPrefix = `${room}:unsent:${owner}:`
    this.sentPrefix = `${room}:sent:${owner}:`
  }

  /** Keeps an event until the backend has it; false when the device is full. */
  append(event: E): boolean {
    const isKept = this.options.storage.set(this.unsentPrefix + event.id, JSON.stringify(event))
    if (!isKept) this.unkept = [...this.unkept, event]
    return isKept
  }

  /** Events that the backend lacks, oldest first. */
  unsent(): readonly E[] {
    return [...this.under(this.unsentPrefix), ...this.unkept].filter(({ id }) => !this.skipped.has(id))
  }

  /** Acknowledged events that are not persisted elsewhere yet, oldest first. */
  sent(): readonly E[] {
    return this.under(this.sentPrefix)
  }

  /** The backend has these. */
  markSent(events: readonly E[]): void {
    const { storage } = this.options
    for (const event of events) {
      const keepsIt = (): boolean => storage.set(this.sentPrefix + event.id, JSON.stringify(event))
      if (keepsIt()) continue
      // A full device has room for it where it lay unsent.
      storage.remove(this.unsentPrefix + event.id)
      keepsIt()
    }
    this.withdraw(new Set(events.map(({ id }) => id)))
    // Skipped in any case: where the device cannot remove a key, sending it again would never end.
    for (const { id } of events) this.skip(id)
  }

  /** Storage key of an unsent event. */
  keyOf(event: E): string {
    return this.unsentPrefix + event.id
  }

  /** Keeps an event in its place and sends it no more until the next start. */
  skip(id: string): void {
    this.skipped.add(id)
  }

  /** Takes events out of what is to be sent. */
  withdraw(ids: ReadonlySet<string>): void {
    for (const id of ids) if (!this.skipped.has(id)) this.options.storage.remove(this.unsentPrefix + id)
    this.unkept = this.unkept.filter(({ id }) => !ids.has(id))
  }

  /** Lets go of sent events that are held elsewhere now, and of what can be read no more. */
  dropSent(isHeld: (event: E) => boolean): void {
    const { storage, schema } = this.options
    for (const key of this.keysUnder(this.sentPrefix)) {
      const event = readJson(schema, storage.get(key))
      if (!event || isHeld(event)) storage.remove(key)
    }
  }

  private keysUnder(prefix: string): string[] {
    return this.options.storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .sort()
  }

  private under(prefix: string): E[] {
    const { storage, schema } = this.options
    return this.keysUnder(prefix).flatMap((key) => readJson(schema, storage.get(key)) ?? [])
  }
}
