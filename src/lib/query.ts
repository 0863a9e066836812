import { replaceLoneSurrogates } from './text/replaceLoneSurrogates'

/** Query parameters: one value a name, already decoded. */
export type Query = Readonly<Record<string, string>>

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

/** Escapes a part of an address; never throws. */
export const encodePart = (text: string): string => encodeURIComponent(replaceLoneSurrogates(text))

/** Reads `a=1&b=2` (with or without the leading `?`). A repeated name keeps its last value; broken escapes stay as they are. */
export const parseQuery = (search: string): Query =>
  Object.fromEntries(
    search
      .replace(/^\?/, '')
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=')
        return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))]
      }),
  )

/** Writes `?a=1&b=2`, or nothing for an empty query; undefined values are left out. */
export const formatQuery = (query: Readonly<Record<string, string | undefined>>): string => {
  const pairs = Object.entries(query)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
  return pairs.length ? `?${pairs.join('&')}` : ''
}

/** Decodes raw query values once: WeChat and Taro hand them over still escaped. */
export const decodeQuery = (raw: Readonly<Record<string, unknown>> = {}): Query =>
  Object.fromEntries(
    Object.entries(raw)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([name, value]) => [name, decode(value)]),
  )

/** An address taken apart at its first `?`; a `#` and what follows it name a place on the page, not the page. */
export const splitAddress = (address: string): { readonly path: string; readonly query: Query } => {
  const [plain = ''] = address.split('#')
  const at = plain.indexOf('?')
  if (at < 0) return { path: plain || '/', query: {} }
  return { path: plain.slice(0, at) || '/', query: parseQuery(plain.slice(at + 1)) }
}
