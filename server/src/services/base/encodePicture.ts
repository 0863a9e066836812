import sharp, { type Sharp } from 'sharp'
import { ApiError } from '../../http/ApiError'

/** The kinds of pictures that learners upload. */
export type PictureKind = 'jpg' | 'png' | 'webp' | 'gif'

/** Of all pictures in the file; what a small file may claim to hold beyond that is an attack on memory. */
export const MOST_PIXELS = 40_000_000
const JPEG_QUALITY = 85
const WEBP_QUALITY = 85

const ANIMATED = new Set<PictureKind>(['gif', 'webp'])

const encodings: Readonly<Record<PictureKind, (image: Sharp) => Sharp>> = {
  jpg: (image) => image.jpeg({ quality: JPEG_QUALITY }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: WEBP_QUALITY }),
  gif: (image) => image.gif(),
}

/**
 * Decodes a picture and encodes it anew, upright: place, time, device, a second picture, a film and any bytes behind it stay
 * behind. Refuses bytes that do not decode, and more pixels than a page shows.
 */
export const encodePicture = async (kind: PictureKind, bytes: Buffer): Promise<Buffer> => {
  const options = {
    limitInputPixels: MOST_PIXELS,
    animated: ANIMATED.has(kind),
    failOn: 'truncated',
  } as const
  try {
    return await encodings[kind](sharp(bytes, options).rotate()).toBuffer()
  } catch {
    throw new ApiError('uploadKind')
  }
}
