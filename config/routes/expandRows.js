/** The id of most rows is what their address says: `/courses/cc-video` is coursesCcVideo. */
const idOf = (address) => address.slice(1).replace(/[/-](\w)/g, (_, letter) => letter.toUpperCase())

/** So is the page of most: the last segment before a parameter, in the area of the row. */
const pageOf = (area, address) => `${area}/${address.replace(/\/:.*/, '').replace(/.*\//, '')}`

const listOf = (text) => (text ? text.split(' ') : [])

/**
 * Rows of an area as indexLoader.js wrote them: addresses that say id and page; addresses that say their id and have no page
 * yet; `address,id`, with a screen of another name, or `-` where there is none yet; all others. One text each: quotes are bytes.
 */
const expandRows = (area, built, soon, named, others) => {
  const rows = {}
  for (const path of listOf(built)) rows[idOf(path)] = { path, page: pageOf(area, path) }
  for (const path of listOf(soon)) rows[idOf(path)] = { path }
  for (const row of listOf(named)) {
    const [path, id, screen] = row.split(',')
    if (screen === '-') rows[id] = { path }
    else rows[id] = { path, page: screen ? `${area}/${screen}` : pageOf(area, path) }
  }
  return Object.assign(rows, others)
}

module.exports = { expandRows, idOf, pageOf }
