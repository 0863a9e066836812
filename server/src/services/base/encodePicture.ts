import sharp, { type Metadata, type Sharp } from 'sharp'
import { ApiError } from '../../http/ApiError'

/** The kinds of pictures that learners upload. */
export type PictureKind = 'jpg' | 'png' | 'webp' | 'gif'

/** Of all pictures in the file; what a small file may claim to hold beyond that is an attack on memory. */
export const MOST_PIXELS = 40_000_000
/** Frames of an animation that has to be turned. */
const MOST_FRAMES = 500
const CHANNELS = 4
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

/** Turns a picture of an EXIF orientation upright; sharp mirrors before it rotates. */
const turns: Readonly<Record<number, (frame: Sharp) => Sharp>> = {
  3: (frame) => frame.rotate(180),
  4: (frame) => frame.flip(),
  5: (frame) => frame.flop().rotate(270),
  6: (frame) => frame.rotate(90),
  7: (frame) => frame.flop().rotate(90),
  8: (frame) => frame.rotate(270),
}

/** Turns each frame of an animation by itself, with its times. All are decoded at once: reaching one alone decodes those before it. */
const turnFrames = async (
  image: Sharp,
  { pages = 1, pageHeight = 0, width, height, delay, loop, orientation = 1 }: Metadata,
): Promise<Sharp> => {
  // Single frames pass the limit of sharp; the height is that of all frames.
  if (width * height > MOST_PIXELS || pages > MOST_FRAMES) throw new RangeError('more than a page shows')
  const strip = await image.ensureAlpha().raw().toBuffer()
  const size = width * pageHeight * CHANNELS
  const raw = { width, height: pageHeight, channels: CHANNELS } as const
  const frames: Buffer[] = []
  for (let page = 0; page < pages; page += 1) {
    const frame = sharp(strip.subarray(page * size, (page + 1) * size), { raw })
    frames.push(await (turns[orientation]?.(frame) ?? frame).png().toBuffer())
  }
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
    const upright = isTurned ? await turnFrames(image, found) : encodings[kind](image.rotate())
    return await upright.toBuffer()
  } catch {
    throw new ApiError('uploadKind')
  }
}
