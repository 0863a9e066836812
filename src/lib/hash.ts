const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** A 32-bit number that looks random and is always the same for the same text (FNV-1a with a final mix). */
export const hash = (text: string): number => {
  let value = FNV_OFFSET
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), FNV_PRIME)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
