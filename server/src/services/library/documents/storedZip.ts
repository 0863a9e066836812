/** Table of CRC-32 remainders by byte. */
const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest >>> 0
})

const crcOf = (bytes: Buffer): number => {
  let rest = 0xffffffff
  for (const byte of bytes) rest = (rest >>> 8) ^ (TABLE[(rest ^ byte) & 0xff] ?? 0)
  return (rest ^ 0xffffffff) >>> 0
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const UTF8 = 0x0800
/** 1 January 1980: the same text gives the same bytes. */
const DOS_DATE = 0x21

const headerOf = (signature: number, crc: number, size: number, name: number): Buffer => {
  const isCentral = signature === CENTRAL
  const head = Buffer.alloc(isCentral ? 46 : 30)
  const shift = isCentral ? 2 : 0
  head.writeUInt32LE(signature, 0)
  if (isCentral) head.writeUInt16LE(20, 4)
  head.writeUInt16LE(20, 4 + shift)
  head.writeUInt16LE(UTF8, 6 + shift)
  head.writeUInt16LE(DOS_DATE, 12 + shift)
  head.writeUInt32LE(crc, 14 + shift)
  head.writeUInt32LE(size, 18 + shift)
  head.writeUInt32LE(size, 22 + shift)
  head.writeUInt16LE(name, 26 + shift)
  return head
}

/** A ZIP archive of a few small files, without compression. */
export const storedZip = (files: Readonly<Record<string, string>>): Buffer => {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path)
    const bytes = Buffer.from(text)
    const crc = crcOf(bytes)
    const local = Buffer.concat([headerOf(LOCAL, crc, bytes.length, name.length), name, bytes])
    const central = headerOf(CENTRAL, crc, bytes.length, name.length)
    central.writeUInt32LE(offset, 42)
    locals.push(local)
    centrals.push(central, name)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(locals.length, 8)
  end.writeUInt16LE(locals.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
