import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20
const OUT_HEADER = 12
const OUT_ENTRY = 16

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes], (bytes.length + 3) & ~3)

interface Table {
  readonly tag: Buffer
  readonly checksum: number
  readonly bytes: Buffer
}

const tableAt = (woff: Buffer, at: number): Table => {
  const offset = woff.readUInt32BE(at + 4)
  const packed = woff.readUInt32BE(at + 8)
  const length = woff.readUInt32BE(at + 12)
  const stored = woff.subarray(offset, offset + packed)
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    bytes: packed < length ? inflateSync(stored) : stored,
  }
}

/** A font out of its WOFF 1.0 wrapping (W3C WOFF File Format 1.0, 4–5): the tables of a TrueType file, each deflated by itself. */
export const unpackWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, HEADER + index * ENTRY))
  const head = Buffer.alloc(OUT_HEADER + OUT_ENTRY * count)
  const power = Math.floor(Math.log2(count))
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  let offset = head.length
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = OUT_HEADER + index * OUT_ENTRY
    tag.copy(head, entry)
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(bytes.length, entry + 12)
    offset += padded(bytes).length
  }
  return Buffer.concat([head, ...tables.map(({ bytes }) => padded(bytes))])
}
