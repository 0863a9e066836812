/** JSON in a form that fits an HTTP header. */
export const encodeHeader = (value: unknown): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** The reverse of `encodeHeader`. */
export const decodeHeader = (text: string): unknown => {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}
