/** One event of a stream. */
export interface StreamEvent {
  /** `message` unless the stream names it. */
  readonly event: string
  readonly data: string
  /** The last id that the stream has given, empty before the first. */
  readonly id: string
}

const LF = 10
const CR = 13
const BOM = '\uFEFF'

/**
 * Reads a stream of server-sent events (HTML Living Standard, 9.2.6) out of bytes, however they were cut: in the middle of a
 * character, of a line end, of an event. Pure, and without `TextDecoder`, which a mini-program has not.
 */
export class EventStreamParser {
  private line: number[] = []
  private afterCr = false
  private isFirstLine = true
  private data: string[] = []
  private event = ''
  private id = ''

  /** Takes the next bytes; answers the events that they complete. */
  push(bytes: Uint8Array): StreamEvent[] {
    const events: StreamEvent[] = []
    for (const byte of bytes) {
      const isSecondHalf = byte === LF && this.afterCr
      this.afterCr = byte === CR
      if (isSecondHalf) continue
      if (byte !== CR && byte !== LF) this.line.push(byte)
      else events.push(...this.endLine())
    }
    return events
  }

  private endLine(): StreamEvent[] {
    const text = this.takeLine()
    if (text === '') return this.dispatch()
    const colon = text.indexOf(':')
    if (colon === 0) return []
    const field = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') this.data.push(value)
    if (field === 'event') this.event = value
    if (field === 'id' && !value.includes('\0')) this.id = value
    return []
  }

  private takeLine(): string {
    const text = decodeUtf8(this.line)
    this.line = []
    const isFirst = this.isFirstLine
    this.isFirstLine = false
    return isFirst && text.startsWith(BOM) ? text.slice(1) : text
  }

  private dispatch(): StreamEvent[] {
    const { data, event, id } = this
    this.data = []
    this.event = ''
    return data.length > 0 ? [{ event: event || 'message', data: data.join('\n'), id }] : []
  }
}

const REPLACEMENT = 0xfffd
/** By the first byte: how many follow, its own bits, the least code point that may be written so. */
const formOf = (byte: number): readonly [number, number, number] | undefined => {
  if (byte >= 0xc2 && byte <= 0xdf) return [1, byte & 0x1f, 0x80]
  if (byte >= 0xe0 && byte <= 0xef) return [2, byte & 0x0f, 0x800]
  if (byte >= 0xf0 && byte <= 0xf4) return [3, byte & 0x07, 0x10000]
  return undefined
}

const isSound = (point: number, least: number): boolean =>
  point >= least && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)

/** A line as text; invalid UTF-8 becomes U+FFFD. */
const decodeUtf8 = (bytes: readonly number[]): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at++) {
    const first = bytes[at] ?? 0
    if (first < 0x80) {
      text += String.fromCharCode(first)
      continue
    }
    const [follow, bits, least] = formOf(first) ?? [0, REPLACEMENT, REPLACEMENT]
    const rest = bytes.slice(at + 1, at + 1 + follow)
    const point = rest.reduce((sum, byte) => (sum << 6) | (byte & 0x3f), bits)
    const isWhole = rest.length === follow && rest.every((byte) => byte >> 6 === 2)
    text += String.fromCodePoint(isWhole && isSound(point, least) ? point : REPLACEMENT)
    if (isWhole) at += follow
  }
  return text
}
