import type { ImageSaver } from './types'

export type * from './types'

export const imageSaver: ImageSaver = { save: async () => 'press' }
