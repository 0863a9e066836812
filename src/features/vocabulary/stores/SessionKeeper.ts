import * as v from 'valibot'
import { studyDay } from '@/domain/vocabulary/studyDay'
import type { KeyValueStore } from '@/platform/storage'

const schema = v.object({ word: v.string(), day: v.number() })

/** The card that is on screen, kept so that a session that was killed goes on with it. */
export class SessionKeeper {
  private readonly key: string

  constructor(
    private readonly storage: KeyValueStore,
    uid: string,
  ) {
    this.key = `words:current:${uid}`
  }

  keep(word: string | undefined, now: number): void {
    if (word === undefined) this.storage.remove(this.key)
    else this.storage.set(this.key, JSON.stringify({ word, day: studyDay(now) }))
  }

  /** The kept word, while it is the same study day. */
  read(now: number): string | undefined {
    try {
      const parsed = v.safeParse(schema, JSON.parse(this.storage.get(this.key) ?? 'null'))
      return parsed.success && parsed.output.day === studyDay(now) ? parsed.output.word : undefined
    } catch {
      return undefined
    }
  }
}
