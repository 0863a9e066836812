import * as v from 'valibot'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'

export const readerThemes = ['paper', 'white', 'green', 'night'] as const
export const READER_SIZES = [16, 18, 20, 24, 28] as const

/** Share of the light of the screen; less is for the night. */
export const BRIGHTNESSES = [1, 0.8, 0.6, 0.4] as const

const schema = v.object({
  size: v.picklist(READER_SIZES),
  leading: v.picklist([1.5, 1.8, 2.1]),
  theme: v.picklist(readerThemes),
  brightness: v.optional(v.picklist(BRIGHTNESSES), 1),
  /** Pages that are turned, or one text that scrolls. */
  flow: v.optional(v.picklist(['pages', 'scroll']), 'pages'),
})
export type ReaderSettings = v.InferOutput<typeof schema>

const USUAL: ReaderSettings = {
  size: 18,
  leading: 1.8,
  theme: 'paper',
  brightness: 1,
  flow: 'pages',
}

const kept = (storage: KeyValueStore) => new PersistedValue(storage, 'reader:settings', schema)

export const readReaderSettings = (storage: KeyValueStore): ReaderSettings => kept(storage).read() ?? USUAL

export const keepReaderSettings = (storage: KeyValueStore, settings: ReaderSettings): void => {
  kept(storage).write(settings)
}

const WIDTH = 328
const HEIGHT = 460
const GAP_PX = 12

/** The room of a page in these settings, for a small phone; wider screens show the same page. */
export const roomOf = ({ size, leading }: ReaderSettings) => ({
  perLine: Math.floor(WIDTH / size),
  lines: Math.floor(HEIGHT / (size * leading)),
  gap: GAP_PX / (size * leading),
})
