/** The id of most rows is what their address says: `/courses/cc-video` is coursesCcVideo. */
const idOf = (address) => address.slice(1).replace(/[/-](\w)/g, (_, letter) => letter.toUpperCase())

/** So is the page of most: the last segment before a parameter, in the area of the row. */
const pageOf = (area, address) => `${area}/${address.replace(/\/:.*/, '').replace(/.*\//, '')}`

const listOf = (text) => (text ? text.split(' ') : [])

/**
 * Rows of an area as indexLoader.js wrote them: addresses that say id and page; `address,id`, with a screen of another name;
 * all others. One text each: quotes are bytes.
 */
const expandRows = (area, plain, named, others) => {
  const rows = {}
  for (const path of listOf(plain)) rows[idOf(path)] = { path, page: pageOf(area, path) }
  for (const row of listOf(named)) {
    const [path, id, screen] = row.split(',')
    rows[id] = { path, page: screen ? `${area}/${screen}` : pageOf(area, path) }
  }
  return Object.assign(rows, others)
}

module.exports = { expandRows, idOf, pageOf }
