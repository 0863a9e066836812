const path = require('node:path')
const { readModule } = require('../readModule')
const { idOf, pageOf } = require('./expandRows')

const EXPAND = path.join(__dirname, 'expandRows.js')
const INDEX = ['path', 'page', 'guards']

/** Rows of the main package come whole, as their pages bring nothing along. */
const indexRow = (row) =>
  !row.page.includes('/')
    ? row
    : Object.fromEntries(INDEX.filter((name) => row[name]).map((name) => [name, row[name]]))

/** The screen of a row in its area, or nothing where the address says it. */
const screenOf = (area, { path: address, page }) =>
  page === pageOf(area, address) ? '' : page.slice(area.length + 1)

/**
 * A webpack loader: reduces an area's rows to what the app's entry needs (IndexRow). Most rows are only their address,
 * so a new page costs the entry nothing.
 */
module.exports = function indexLoader() {
  const { exported, files } = readModule(this.resourcePath)
  for (const file of files) this.addDependency(file)
  const [[name, rows]] = Object.entries(exported)
  const area =
    Object.values(rows)
      .find(({ page }) => page.includes('/'))
      ?.page.split('/')[0] ?? ''
  const plain = []
  const named = []
  const others = {}
  for (const [id, row] of Object.entries(rows)) {
    const screen = screenOf(area, row)
    if (row.guards || !row.page.startsWith(`${area}/`)) others[id] = indexRow(row)
    else if (id === idOf(row.path) && screen === '') plain.push(row.path)
    else named.push([row.path, id, screen].filter(Boolean).join(','))
  }
  const lists = [plain, named].map((list) => list.join(' '))
  const given = [area, ...lists, others].map((part) => JSON.stringify(part)).join(', ')
  return `import { expandRows } from ${JSON.stringify(EXPAND)}\nexport const ${name} = expandRows(${given})\n`
}
