import * as v from 'valibot'
import type { Film, FilmSource } from '@/contracts/course/lessons'
import type { KeyValueStore } from '@/platform/storage'
import { videoDefaults } from '@/platform/video'
import { PersistedValue } from '../device/PersistedValue'

/** What the player offers, as factors of speed. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof speeds)[number]

const settingsSchema = v.object({
  speed: v.picklist(speeds),
  quality: v.number(),
  isSubtitled: v.boolean(),
})
type Settings = v.InferOutput<typeof settingsSchema>

const USUAL: Settings = { speed: 1, quality: videoDefaults.quality, isSubtitled: true }

const kept = (storage: KeyValueStore) => new PersistedValue(storage, 'player:settings', settingsSchema)

/** How the learner likes films to be played on this device. */
export const readSettings = (storage: KeyValueStore): Settings => kept(storage).read() ?? USUAL

/** Keeps it for the films that follow. */
export const writeSettings = (storage: KeyValueStore, settings: Settings): void => {
  kept(storage).write(settings)
}

/** A film in the quality that is liked, or as it is to be had. */
export const sourceOf = ({ sources }: Film, quality: number): FilmSource | undefined =>
  sources.find((source) => source.quality === quality) ?? sources[0]
