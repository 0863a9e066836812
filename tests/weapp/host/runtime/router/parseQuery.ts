/** A query as WeChat hands it over: values as they are written, not decoded. */
export const parseQuery = (text: string): Record<string, string> =>
  Object.fromEntries(
    (text.split('#')[0] ?? '')
      .split('&')
      .filter(Boolean)
      .map((pair): [string, string] => {
        const at = pair.indexOf('=')
        return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
      }),
  )

/** A query as part of an address. */
export const formatQuery = (query: Readonly<Record<string, string>>): string => {
  const text = Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return text ? `?${text}` : ''
}
