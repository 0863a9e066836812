const TABLES = 12
const ENTRY = 16
/** Segments of 16-bit characters (OpenType, cmap format 4): every font has them. */
const SEGMENTS = 4

const cmapOf = (font: Buffer): number => {
  for (let at = TABLES; at < TABLES + font.readUInt16BE(4) * ENTRY; at += ENTRY) {
    if (font.toString('latin1', at, at + 4) === 'cmap') return font.readUInt32BE(at + 8)
  }
  throw new Error('The font has no table of characters')
}

const segmentsOf = (font: Buffer): number => {
  const cmap = cmapOf(font)
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const table = cmap + font.readUInt32BE(cmap + 8 + index * 8)
    if (font.readUInt16BE(table) === SEGMENTS) return table
  }
  throw new Error('The font has no segments of characters')
}

/** The code points that a TrueType font has signs for. */
export const charactersOf = (font: Buffer): ReadonlySet<number> => {
  const table = segmentsOf(font)
  const size = font.readUInt16BE(table + 6)
  const characters = new Set<number>()
  for (let at = 0; at < size; at += 2) {
    const end = font.readUInt16BE(table + 14 + at)
    const start = font.readUInt16BE(table + 16 + size + at)
    for (let code = start; code <= end && code !== 0xffff; code += 1) characters.add(code)
  }
  return characters
}
