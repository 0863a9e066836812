const { requireWithEsbuild } = require('@tarojs/helper')
const path = require('node:path')
const { idOf, pageOf } = require('./expandRows')

const EXPAND = path.join(__dirname, 'expandRows.js')
const INDEX = ['path', 'page', 'guards']

/** Rows of the main package come whole, as their pages bring nothing along. */
const indexRow = (row) =>
  row.page && !row.page.includes('/')
    ? row
    : Object.fromEntries(INDEX.filter((name) => row[name]).map((name) => [name, row[name]]))

/**
 * A webpack loader: what the entry of the app holds of an area's rows (IndexRow). Most rows are no more than their address,
 * so that a page which is built costs the entry nothing.
 */
module.exports = function indexLoader() {
  const [[name, rows]] = Object.entries(requireWithEsbuild(this.resourcePath))
  const area =
    Object.values(rows)
      .find(({ page }) => page?.includes('/'))
      ?.page.split('/')[0] ?? ''
  const built = []
  const soon = []
  const others = {}
  for (const [id, row] of Object.entries(rows)) {
    const isPlain = id === idOf(row.path) && !row.guards
    if (isPlain && row.page === pageOf(area, row.path)) built.push(row.path)
    else if (isPlain && !row.page) soon.push(row.path)
    else others[id] = indexRow(row)
  }
  const given = [area, built, soon, others].map((part) => JSON.stringify(part)).join(', ')
  return `import { expandRows } from ${JSON.stringify(EXPAND)}\nexport const ${name} = expandRows(${given})\n`
}
