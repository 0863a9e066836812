/** A property of a calendar: name, parameters and the value as it stands. */
interface Property {
  readonly name: string
  readonly params: Readonly<Record<string, string>>
  readonly value: string
}

/** A component of a calendar with its properties and parts. */
interface Component {
  readonly name: string
  readonly properties: Property[]
  readonly parts: Component[]
}

/** An event with its texts unescaped and its times as they stand. */
export interface ParsedEvent {
  readonly uid: string
  readonly summary: string
  readonly description: string
  readonly start: string
  readonly end: string
  readonly sequence: number
  readonly alarms: number
}

const fail = (what: string, where: string): never => {
  throw new Error(`RFC 5545: ${what}: ${where}`)
}

/** Content lines (3.1): CRLF ends each, none is longer than 75 octets, a space continues the line before. */
const linesOf = (file: string): string[] => {
  if (!file.endsWith('\r\n')) fail('the last line does not end', file.slice(-20))
  const raw = file.slice(0, -2).split('\r\n')
  for (const line of raw) {
    if (/[\r\n]/.test(line)) fail('a bare line break', line)
    if (Buffer.byteLength(line) > 75) fail('a line of more than 75 octets', line)
    if (/\p{Cs}/u.test(line)) fail('a cut character', line)
  }
  return raw
    .reduce<string[]>((lines, line) => {
      const before = lines.pop()
      if (before === undefined) return [line]
      return line.startsWith(' ') ? [...lines, before + line.slice(1)] : [...lines, before, line]
    }, [])
    .map((line) => (line === '' ? fail('an empty line', file.slice(0, 20)) : line))
}

const PROPERTY = /^([A-Z][A-Z0-9-]*)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]+))*):(.*)$/su

const propertyOf = (line: string): Property => {
  const [, name = '', params = '', value = ''] = PROPERTY.exec(line) ?? fail('no content line', line)
  if (/[^\P{Cc}\t]/u.test(value)) fail('a control character', line)
  const pairs = params.split(';').filter(Boolean)
  return {
    name,
    params: Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])),
    value,
  }
}

const componentsOf = (properties: readonly Property[]): Component => {
  const root: Component = { name: '', properties: [], parts: [] }
  const open = [root]
  for (const property of properties) {
    const { name, value } = property
    const now = open[open.length - 1] ?? root
    if (name === 'BEGIN') {
      const part = { name: value, properties: [], parts: [] }
      now.parts.push(part)
      open.push(part)
    } else if (name !== 'END') now.properties.push(property)
    else if (open.pop()?.name !== value || value === '') fail('a wrong END', value)
  }
  const [calendar, more] = root.parts
  if (open.length !== 1 || !calendar || more || root.properties.length > 0) fail('not one calendar', '')
  return calendar ?? root
}

const one = ({ name: part, properties }: Component, name: string): Property => {
  const [found, more] = properties.filter((property) => property.name === name)
  return found && !more ? found : fail(`${part} needs ${name} once`, properties.map((p) => p.name).join())
}

/** The value of a text (3.3.11): backslash, semicolon and comma stand escaped, a line break as \n. */
const textOf = ({ name, value }: Property): string => {
  if (!/^(?:\\[\\;,nN]|[^\\;,])*$/u.test(value)) fail(`${name} is no text`, value)
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
}

const MOMENT = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ$/
const DAY = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/

const timeOf = ({ name, params, value }: Property): string => {
  const form = params['VALUE'] === 'DATE' ? DAY : MOMENT
  return form.test(value) ? value : fail(`${name} is no time`, value)
}

const checkAlarm = (alarm: Component): void => {
  if (alarm.name !== 'VALARM' || one(alarm, 'ACTION').value !== 'DISPLAY') fail('an unknown part', alarm.name)
  if (!/^-PT\d+[HMS]$/.test(one(alarm, 'TRIGGER').value)) fail('a wrong trigger', alarm.name)
  textOf(one(alarm, 'DESCRIPTION'))
}

const eventOf = (event: Component): ParsedEvent => {
  if (event.name !== 'VEVENT') fail('an unknown component', event.name)
  const [start, end] = [one(event, 'DTSTART'), one(event, 'DTEND')]
  if (start.params['VALUE'] !== end.params['VALUE']) fail('start and end of two types', end.value)
  if (timeOf(end) < timeOf(start)) fail('an end before its start', end.value)
  timeOf(one(event, 'DTSTAMP'))
  event.parts.forEach(checkAlarm)
  const sequence = event.properties.find(({ name }) => name === 'SEQUENCE')?.value ?? '0'
  if (!/^\d+$/.test(sequence)) fail('a wrong sequence', sequence)
  return {
    uid: textOf(one(event, 'UID')),
    summary: textOf(one(event, 'SUMMARY')),
    description: textOf(one(event, 'DESCRIPTION')),
    start: start.value,
    end: end.value,
    sequence: Number(sequence),
    alarms: event.parts.length,
  }
}

/** Reads a calendar as strictly as RFC 5545 allows; throws with the rule that it breaks. */
export const parseCalendar = (file: string): ParsedEvent[] => {
  const calendar = componentsOf(linesOf(file).map(propertyOf))
  if (calendar.name !== 'VCALENDAR' || one(calendar, 'VERSION').value !== '2.0') fail('no calendar 2.0', '')
  textOf(one(calendar, 'PRODID'))
  const events = calendar.parts.map(eventOf)
  if (new Set(events.map(({ uid }) => uid)).size !== events.length) fail('two events of one UID', '')
  return events
}
