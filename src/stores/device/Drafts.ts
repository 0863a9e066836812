import * as v from 'valibot'
import { readJson } from '@/lib/readJson'
import type { KeyValueStore } from '@/platform/storage'

const PREFIX = 'draft:'

/** Unsent form input; outlives the page (product.md: user input is never lost). */
export class Drafts {
  constructor(private readonly storage: KeyValueStore) {}

  /** The text fields of a draft, empty when there is none. */
  read(form: string): Readonly<Record<string, string>> {
    return readJson(v.record(v.string(), v.string()), this.storage.get(PREFIX + form)) ?? {}
  }

  keep(form: string, fields: Readonly<Record<string, string>>): void {
    this.storage.set(PREFIX + form, JSON.stringify(fields))
  }

  drop(form: string): void {
    this.storage.remove(PREFIX + form)
  }

  /** Call before a draft is sent. Answers how to drop it afterwards: false where it was changed meanwhile, and stays. */
  sending(form: string): () => boolean {
    const sent = this.storage.get(PREFIX + form)
    return () => {
      const isSame = this.storage.get(PREFIX + form) === sent
      if (isSame) this.drop(form)
      return isSame
    }
  }
}
