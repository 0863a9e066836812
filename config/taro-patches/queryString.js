/** The one way in which Taro's router uses query-string: raw values, names decoded. */
const parse = (search) => {
  const query = {}
  for (const pair of search.split('&')) {
    const at = pair.indexOf('=')
    if (pair) query[at < 0 ? pair : pair.slice(0, at)] = at < 0 ? null : pair.slice(at + 1)
  }
  return query
}

export default { parse }
