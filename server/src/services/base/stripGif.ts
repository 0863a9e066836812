import { BrokenPicture } from './BrokenPicture'

const HEAD = 6
const SCREEN = 7
const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b
const APPLICATION = 0xff
/** Extensions that a picture needs: how long a frame stands. Text and comments are none of them. */
const GRAPHIC_CONTROL = 0xf9
/** How often a film begins again. */
const LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/** The bytes of a table of colours, by the flags that announce it. */
const tableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

const byteAt = (bytes: Buffer, at: number): number => {
  const byte = bytes[at]
  if (byte === undefined) throw new BrokenPicture()
  return byte
}

/** Where a row of sub-blocks ends. */
const endOfBlocks = (bytes: Buffer, from: number): number => {
  let at = from
  while (byteAt(bytes, at) !== 0) at += byteAt(bytes, at) + 1
  return at + 1
}

const isKept = (bytes: Buffer, at: number): boolean => {
  const label = byteAt(bytes, at + 1)
  return (
    label === GRAPHIC_CONTROL ||
    (label === APPLICATION && LOOPS.has(bytes.toString('latin1', at + 3, at + 14)))
  )
}

/** GIF: its frames, how long they stand and how often; comments, XMP, texts and what hangs behind the end go. */
export const stripGif = (bytes: Buffer): Buffer => {
  const start = HEAD + SCREEN + tableSize(byteAt(bytes, HEAD + 4))
  const kept: Buffer[] = [bytes.subarray(0, start)]
  let at = start
  while (byteAt(bytes, at) !== TRAILER) {
    const kind = byteAt(bytes, at)
    if (kind !== IMAGE && kind !== EXTENSION) throw new BrokenPicture()
    const end =
      kind === IMAGE
        ? endOfBlocks(bytes, at + 11 + tableSize(byteAt(bytes, at + 9)))
        : endOfBlocks(bytes, at + 2)
    if (kind === IMAGE || isKept(bytes, at)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, Buffer.from([TRAILER])])
}
