import * as v from 'valibot'
import { studyDay } from '@/domain/memory/studyDay'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'

const schema = v.object({ word: v.string(), day: v.number() })

/** The card on screen, persisted so that a killed session resumes with it. */
export class SessionCheckpoint {
  private readonly kept: PersistedValue<v.InferOutput<typeof schema>>

  constructor(storage: KeyValueStore, uid: string) {
    this.kept = new PersistedValue(storage, `words:current:${uid}`, schema)
  }

  keep(word: string | undefined, now: number): void {
    if (word === undefined) this.kept.drop()
    else this.kept.write({ word, day: studyDay(now) })
  }

  /** The kept word, while it is the same study day. */
  read(now: number): string | undefined {
    const kept = this.kept.read()
    return kept?.day === studyDay(now) ? kept.word : undefined
  }
}
