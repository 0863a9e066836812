/** Query parameters: one value a name, already decoded. */
export type Query = Readonly<Record<string, string>>

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

/** Reads `a=1&b=2` (with or without the leading `?`). A repeated name keeps its last value; broken escapes stay as they are. */
export const parseQuery = (search: string): Query => {
  const query: Record<string, string> = {}
  for (const pair of search.replace(/^\?/, '').split('&')) {
    if (!pair) continue
    const at = pair.indexOf('=')
    const name = decode(at < 0 ? pair : pair.slice(0, at))
    query[name] = at < 0 ? '' : decode(pair.slice(at + 1))
  }
  return query
}

/** Writes `?a=1&b=2`, or nothing for an empty query; undefined values are left out. */
export const formatQuery = (query: Readonly<Record<string, string | undefined>>): string => {
  const pairs = Object.entries(query)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  return pairs.length ? `?${pairs.join('&')}` : ''
}

/** Decodes raw query values once: WeChat and Taro hand them over still escaped. */
export const decodeQuery = (raw: Readonly<Record<string, unknown>> = {}): Query =>
  Object.fromEntries(
    Object.entries(raw)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([name, value]) => [name, decode(value)]),
  )
