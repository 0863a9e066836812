import * as v from 'valibot'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'

const scoresSchema = v.record(v.string(), v.array(v.string()))

/** The scores that a learner typed in from an exam elsewhere, by subject, part by part; on this device alone. */
export class TypedScores {
  private readonly kept: PersistedValue<Record<string, string[]>>

  constructor(storage: KeyValueStore, uid: string) {
    this.kept = new PersistedValue(storage, `exercise:typed-scores:${uid}`, scoresSchema)
  }

  of(subject: string): readonly string[] {
    return this.kept.read()?.[subject] ?? []
  }

  keep(subject: string, scores: readonly string[]): void {
    this.kept.write({ ...this.kept.read(), [subject]: [...scores] })
  }
}
