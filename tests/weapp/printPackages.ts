import { BUDGETS } from './gates/packageBudgets'
import { folderDist } from './host/pack/Dist'
import { packageSizes } from './host/pack/packageSizes'
import { readAppManifest } from './host/pack/readManifest'

/** Prints the size of each package beside its budget. */
export const printPackages = (folder: string): void => {
  const dist = folderDist(folder)
  const packages = packageSizes(dist, readAppManifest(dist))
  const total = packages.reduce((sum, { bytes }) => sum + bytes, 0)
  const rows = [
    ...packages.map(({ root, bytes }) => ({
      name: root || 'main',
      bytes,
      budget: root ? BUDGETS.each : BUDGETS.main,
    })),
    { name: 'all', bytes: total, budget: BUDGETS.total },
  ]
  const lines = rows.map(
    ({ name, bytes, budget }) =>
      `${String(bytes).padStart(9)} of ${String(budget).padStart(9)}  ${name}${bytes > budget ? '  ← over' : ''}`,
  )
  process.stdout.write(`\npackages, bytes\n${lines.join('\n')}\n\n`)
}
