/** The id of most rows is what their address says: `/courses/cc-video` is coursesCcVideo. */
const idOf = (address) => address.slice(1).replace(/[/-](\w)/g, (_, letter) => letter.toUpperCase())

/** So is the page of most: the last segment before a parameter, in the area of the row. */
const pageOf = (area, address) => `${area}/${address.replace(/\/:.*/, '').replace(/.*\//, '')}`

/** Rows of an area as indexLoader.js wrote them: addresses that say id and page, addresses that say their id and have no page yet, all others. */
const expandRows = (area, built, soon, others) => {
  const rows = {}
  for (const path of built) rows[idOf(path)] = { path, page: pageOf(area, path) }
  for (const path of soon) rows[idOf(path)] = { path }
  return Object.assign(rows, others)
}

module.exports = { expandRows, idOf, pageOf }
