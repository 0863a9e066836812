import type { ImageSaver, SaveOutcome } from './types'

export type * from './types'

/** The outcome of the next picture, and how often the settings were opened, for tests. */
export const fakeAlbum: { outcome: SaveOutcome; settings: number } = { outcome: 'press', settings: 0 }

export const imageSaver: ImageSaver = {
  save: async () => fakeAlbum.outcome,
  openSettings: () => void fakeAlbum.settings++,
}
