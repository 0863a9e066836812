import { routesByFeature } from '../src/routes/table'

/** `npm run routes`: how many addresses each feature has. */
const counts = Object.entries(routesByFeature).map(([feature, table]) => ({
  feature,
  addresses: Object.keys(table).length,
}))

for (const { feature, addresses } of counts)
  process.stdout.write(`${feature.padEnd(16)}${String(addresses).padStart(4)}\n`)
const all = counts.reduce((sum, { addresses }) => sum + addresses, 0)
process.stdout.write(`${'all'.padEnd(16)}${String(all).padStart(4)}\n`)
