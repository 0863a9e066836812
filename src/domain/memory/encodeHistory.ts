import type { Grade, MemoryEvent } from './eventTypes'
import { reviewSources } from './eventTypes'
import { eventId } from './eventIds'

const RADIX = 36
const TIME = 8
const DEVICE = 2
const TOOK = 4
/** Every event takes this many characters: kind, time, device, then what the kind needs. */
const WIDTH = 1 + TIME + DEVICE + TIME + TOOK

const REVIEW_KINDS = 'abcdefghijklmnopqrstABCDEFGHIJKLMNOPQRST'
const GRADES = 4
const PROVED_FROM = 20
const OTHER_KINDS = { undo: '0', suspend: '1', resume: '2' } as const

const number = (value: number, width: number) => value.toString(RADIX).padStart(width, '0')

/** Device ids as numbers, in the order of their first appearance. */
export class DeviceTable {
  private readonly numbers: Map<string, number>

  constructor(readonly devices: string[] = []) {
    this.numbers = new Map(devices.map((device, index) => [device, index]))
  }

  numberOf(device: string): number {
    const known = this.numbers.get(device)
    if (known !== undefined) return known
    this.numbers.set(device, this.devices.length)
    return this.devices.push(device) - 1
  }
}

const kindOf = (event: MemoryEvent): string => {
  if (event.kind !== 'review') return OTHER_KINDS[event.kind]
  const { grade, source, proved } = event
  const code = grade - 1 + GRADES * reviewSources.indexOf(source) + (proved ? PROVED_FROM : 0)
  return REVIEW_KINDS.charAt(code)
}

const restOf = (event: MemoryEvent, devices: DeviceTable): string => {
  if (event.kind === 'review') return number(event.due, TIME) + number(event.took, TOOK)
  if (event.kind !== 'undo') return ''
  const [at = '', device = ''] = event.target.split('-')
  return at + number(devices.numberOf(device), DEVICE)
}

/** Encodes the log of one word as fixed-width text, 23 characters an event: the storage format for years of answers. */
export const encodeHistory = (history: readonly MemoryEvent[], devices: DeviceTable): string =>
  history
    .map((event) => {
      const head = kindOf(event) + number(event.at, TIME) + number(devices.numberOf(event.device), DEVICE)
      return (head + restOf(event, devices)).padEnd(WIDTH, ' ')
    })
    .join('')

const decodeEvent = (text: string, word: string, devices: readonly string[]): MemoryEvent => {
  const numberAt = (from: number, width: number) => Number.parseInt(text.slice(from, from + width), RADIX)
  const deviceAt = (from: number) => devices[numberAt(from, DEVICE)] ?? ''
  const at = numberAt(1, TIME)
  const device = deviceAt(1 + TIME)
  const head = { id: eventId(at, device), at, device, word }
  const rest = 1 + TIME + DEVICE
  const kind = text.charAt(0)
  if (kind === OTHER_KINDS.undo)
    return { ...head, kind: 'undo', target: `${text.slice(rest, rest + TIME)}-${deviceAt(rest + TIME)}` }
  if (kind === OTHER_KINDS.suspend) return { ...head, kind: 'suspend' }
  if (kind === OTHER_KINDS.resume) return { ...head, kind: 'resume' }
  const code = REVIEW_KINDS.indexOf(kind)
  return {
    ...head,
    kind: 'review',
    // The code was made of a grade by kindOf.
    grade: ((code % GRADES) + 1) as Grade,
    source: reviewSources[Math.floor((code % PROVED_FROM) / GRADES)] ?? 'card',
    proved: code >= PROVED_FROM,
    due: numberAt(rest, TIME),
    took: numberAt(rest + TIME, TOOK),
  }
}

/** The moment of the last event of an encoded log; 0 of an empty one. */
export const lastMoment = (text: string): number =>
  text ? Number.parseInt(text.slice(text.length - WIDTH + 1, text.length - WIDTH + 1 + TIME), RADIX) : 0

/** The opposite of `encodeHistory`. */
export const decodeHistory = (text: string, word: string, devices: readonly string[]): MemoryEvent[] => {
  const events: MemoryEvent[] = []
  for (let at = 0; at < text.length; at += WIDTH)
    events.push(decodeEvent(text.slice(at, at + WIDTH), word, devices))
  return events
}
