import * as v from 'valibot'
import { type Place, placeSchema } from '@/contracts/library/reading'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'

const MOST = 50

/** Reading positions in books, persisted on this device. */
export class ReadingPlaces {
  private readonly kept: PersistedValue<Record<string, Place>>

  constructor(storage: KeyValueStore, uid: string) {
    this.kept = new PersistedValue(storage, `reader:places:${uid}`, v.record(v.string(), placeSchema))
  }

  of(bookId: string): Place | undefined {
    return this.kept.read()?.[bookId]
  }

  keep(bookId: string, place: Place): void {
    const others = Object.entries(this.kept.read() ?? {})
      .filter(([id]) => id !== bookId)
      .sort(([, one], [, other]) => other.at - one.at)
      .slice(0, MOST - 1)
    this.kept.write({ ...Object.fromEntries(others), [bookId]: place })
  }
}
