import type { ImageSaver } from './types'

/** Browsers on phones save a picture by a long press only; a download link would open a blank tab in WeChat. */
export const imageSaver: ImageSaver = { save: async () => 'press', openSettings: () => undefined }
