import { BrokenPicture } from './BrokenPicture'
import { stripGif } from './stripGif'

/** The kinds of pictures that learners upload. */
export type PictureKind = 'jpg' | 'png' | 'webp' | 'gif'

const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COMMENT = 0xfe
const START_OF_SCAN = 0xda
const ORIENTATION = 0x0112
const SHORT = 3

const part = (bytes: Buffer, from: number, length: number): Buffer => {
  if (length < 0 || from + length > bytes.length) throw new BrokenPicture()
  return bytes.subarray(from, from + length)
}

/** Which way up the camera was held, 1 to 8, out of the Exif segment of a JPEG; 1 when it does not say. */
const orientationOf = (exif: Buffer): number => {
  const tiff = exif.subarray(6)
  if (exif.toString('latin1', 0, 4) !== 'Exif' || tiff.length < 14) return 1
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const entries = Array.from({ length: Math.min(short(first), 100) }, (_, index) => first + 2 + index * 12)
  const entry = entries.find((at) => short(at) === ORIENTATION)
  const found = entry === undefined ? 1 : short(entry + 8)
  return found >= 1 && found <= 8 ? found : 1
}

/** An Exif segment that says nothing but which way up. */
const exifWith = (orientation: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, APP1, 0, 34]),
    Buffer.from('Exif\0\0II*\0', 'latin1'),
    Buffer.from([8, 0, 0, 0, 1, 0, 0x12, 0x01, SHORT, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]),
  ])

const isKept = (marker: number, body: Buffer): boolean => {
  if (marker === APP2) return body.toString('latin1', 0, 11) === 'ICC_PROFILE'
  const isForProgrammes = marker > APP0 && marker <= APP15 && marker !== APP14
  return !isForProgrammes && marker !== COMMENT
}

/** JPEG: of the segments before the picture only what is needed to draw it stays, and which way up it is. */
const stripJpeg = (bytes: Buffer): Buffer => {
  const kept: Buffer[] = [part(bytes, 0, 2)]
  let at = 2
  while (bytes[at + 1] !== START_OF_SCAN) {
    if (bytes[at] !== 0xff) throw new BrokenPicture()
    const marker = bytes[at + 1] ?? 0
    const length = part(bytes, at + 2, 2).readUInt16BE(0)
    const segment = part(bytes, at, length + 2)
    const body = segment.subarray(4)
    const orientation = marker === APP1 ? orientationOf(body) : 1
    if (orientation > 1) kept.push(exifWith(orientation))
    if (isKept(marker, body)) kept.push(segment)
    at += length + 2
  }
  const rest = bytes.subarray(at)
  const end = rest.lastIndexOf(Buffer.from([0xff, 0xd9]))
  // Drop data behind the picture, such as motion photos.
  return Buffer.concat([...kept, end < 0 ? rest : rest.subarray(0, end + 2)])
}

const PNG_HEAD = 8
/** The chunks that draw: all others are talk. */
const PNG_DRAWN = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
)

/** PNG: only what draws it stays. */
const stripPng = (bytes: Buffer): Buffer => {
  const kept: Buffer[] = [part(bytes, 0, PNG_HEAD)]
  for (let at = PNG_HEAD; at < bytes.length;) {
    const length = part(bytes, at, 8).readUInt32BE(0)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const chunk = part(bytes, at, length + 12)
    if (PNG_DRAWN.has(name)) kept.push(chunk)
    if (name === 'IEND') break
    at += chunk.length
  }
  return Buffer.concat(kept)
}

const RIFF_HEAD = 12
/** Of the flags of VP8X: Exif and XMP. */
const SAYS_METADATA = 0x0c

const WEBP_DRAWN = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

/** WebP: only what draws it stays; the flags that promise Exif and XMP go. */
const stripWebp = (bytes: Buffer): Buffer => {
  const kept: Buffer[] = []
  for (let at = RIFF_HEAD; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const chunk = Buffer.from(part(bytes, at, Math.min(8 + length + (length % 2), bytes.length - at)))
    if (8 + length > chunk.length) throw new BrokenPicture()
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~SAYS_METADATA
    if (WEBP_DRAWN.has(name)) kept.push(chunk)
    at += 8 + length + (length % 2)
  }
  const body = Buffer.concat(kept)
  const head = Buffer.from(part(bytes, 0, RIFF_HEAD))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

const strips: Readonly<Record<PictureKind, (bytes: Buffer) => Buffer>> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
}

/**
 * The picture without what cameras and programmes write beside it: place, time, device, names, thumbnails. Colour profile
 * and orientation stay. Throws BrokenPicture when it does not follow its format.
 */
export const stripMetadata = (kind: PictureKind, bytes: Buffer): Buffer => strips[kind](bytes)
