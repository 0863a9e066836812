import { existsSync } from 'node:fs'
import path from 'node:path'
import { officialCompilerFolder } from './gates/officialCompilers'
import { runGates } from './gates/runGates'
import { folderDist } from './host/pack/Dist'
import { privacyMap } from './privacyMap'

const ROOT = path.resolve(__dirname, '../..')
const DIST = path.join(ROOT, 'dist/weapp')

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
})
