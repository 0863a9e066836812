import { routesByFeature } from '../src/routes/table'
import type { RouteSpec } from '../src/routes/defineRoutes'

/** `npm run routes`: how many addresses of each feature have a page. */
const rows = Object.entries(routesByFeature).map(([feature, table]) => {
  const specs = Object.values<RouteSpec>(table)
  const built = specs.filter(({ page }) => page !== undefined).length
  return { feature, built, of: specs.length }
})

for (const { feature, built, of } of rows) {
  process.stdout.write(`${feature.padEnd(16)}${String(built).padStart(4)} / ${String(of).padStart(3)}\n`)
}
const sum = (key: 'built' | 'of'): number => rows.reduce((total, row) => total + row[key], 0)
process.stdout.write(
  `${'all'.padEnd(16)}${String(sum('built')).padStart(4)} / ${String(sum('of')).padStart(3)}\n`,
)
