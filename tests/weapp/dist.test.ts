import { existsSync } from 'node:fs'
import path from 'node:path'
import { everyRow } from '@/routes/everyRow'
import { officialCompilerFolder } from './gates/officialCompilers'
import { BUDGETS } from './gates/packageBudgets'
import { runGates } from './gates/runGates'
import { folderDist } from './host/pack/Dist'
import { packageSizes } from './host/pack/packageSizes'
import { readAppManifest } from './host/pack/readManifest'
import { privacyMap } from './privacyMap'

const ROOT = path.resolve(__dirname, '../..')
const DIST = path.join(ROOT, 'dist/weapp')
/** Bytes that a subpackage page adds to the main package, mostly its path in app.json (`npm run bench:growth`). */
const BYTES_OF_A_PAGE = 34

describe('the built mini-program', () => {
  if (!existsSync(path.join(DIST, 'app.json'))) {
    test.todo('is not built: npm run build:weapp')
    return
  }
  const gates = runGates(folderDist(DIST), privacyMap, officialCompilerFolder(ROOT))
  for (const { name, problems } of gates) {
    if (problems === null) test.todo(`${name}: WeChat’s compilers run on Linux x64 only`)
    else test(name, () => expect(problems).toEqual([]))
  }

  test('the main package has room for every page that is not built yet', () => {
    const toCome = Object.values(everyRow).filter(({ page }) => page === undefined).length
    const dist = folderDist(DIST)
    const [main] = packageSizes(dist, readAppManifest(dist))
    expect((main?.bytes ?? Infinity) + toCome * BYTES_OF_A_PAGE).toBeLessThanOrEqual(BUDGETS.main)
  })
})
