import { constants, crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE_BYTES = 8
const STRATEGIES = [
  constants.Z_DEFAULT_STRATEGY,
  constants.Z_FILTERED,
  constants.Z_HUFFMAN_ONLY,
  constants.Z_RLE,
]

interface Chunk {
  readonly kind: string
  readonly data: Buffer
}

const chunksOf = (png: Buffer): Chunk[] => {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE_BYTES; at < png.length;) {
    const length = png.readUInt32BE(at)
    const data = png.subarray(at + 8, at + 8 + length)
    chunks.push({ kind: png.toString('latin1', at + 4, at + 8), data })
    at += length + 12
  }
  return chunks
}

const written = ({ kind, data }: Chunk): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** The same picture in fewer bytes: browsers deflate in haste, and the main package of the mini-program has few to spare. */
export const smallestPng = (png: Buffer): Buffer => {
  const chunks = chunksOf(png)
  const pixels = inflateSync(
    Buffer.concat(chunks.filter(({ kind }) => kind === 'IDAT').map(({ data }) => data)),
  )
  const [smallest = png] = STRATEGIES.map((strategy) =>
    deflateSync(pixels, { level: 9, memLevel: 9, strategy }),
  ).sort((one, other) => one.length - other.length)
  const [head, ...rest] = chunks.filter(({ kind }) => kind !== 'IDAT')
  const all = [...(head ? [head] : []), { kind: 'IDAT', data: smallest }, ...rest]
  return Buffer.concat([png.subarray(0, SIGNATURE_BYTES), ...all.map(written)])
}
