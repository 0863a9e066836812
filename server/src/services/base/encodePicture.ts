import sharp, { type Metadata, type Sharp } from 'sharp'
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

/** EXIF orientations up to 2 only mirror from left to right; others would turn the strip of all frames, or fail. */
const MOST_IN_PLACE = 2

/** Turns each frame of an animation by itself, with its times. */
const turnFrames = async (
  bytes: Buffer,
  { pages = 1, width, height, delay, loop }: Metadata,
): Promise<Sharp> => {
  // Single frames pass the limit of sharp; the height is that of all frames.
  if (width * height > MOST_PIXELS) throw new RangeError('more pixels than a page shows')
  const frames: Buffer[] = []
  for (let page = 0; page < pages; page += 1)
    frames.push(
      await sharp(bytes, { page, limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
        .rotate()
        .png()
        .toBuffer(),
    )
  const times = { ...(delay && { delay }), ...(loop !== undefined && { loop }) }
  return sharp(frames, { join: { animated: true } }).webp({ quality: WEBP_QUALITY, ...times })
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
    const image = sharp(bytes, options)
    const found = await image.metadata()
    const isTurned = (found.pages ?? 1) > 1 && (found.orientation ?? 1) > MOST_IN_PLACE
    const upright = isTurned ? await turnFrames(bytes, found) : encodings[kind](image.rotate())
    return await upright.toBuffer()
  } catch {
    throw new ApiError('uploadKind')
  }
}
