import type { PickedImage, Upload } from './types'

export type * from './types'

/** The user's pick in a test. */
export const fakePick: { images: readonly PickedImage[] } = { images: [] }

export const upload: Upload = {
  pickImages: async (most) => fakePick.images.slice(0, most),
  send: async () => ({ status: 200, text: '{}' }),
}
