// Runs the layer rules over trees of files: `node cruise.mjs <tree> …` prints, as JSON, the rules and what each
// tree violates.
// A process of its own because dependency-cruiser is an ES module that jest's sandbox does not load.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'

const root = path.resolve(import.meta.dirname, '../..')
const { forbidden, options } = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs'))
const tsConfig = extractTSConfig(path.join(root, 'tsconfig.json'))

const violationsOf = async (tree) => {
  const folders = ['src', 'server'].filter((folder) => existsSync(path.join(tree, folder)))
  const settings = { ...options, baseDir: tree, validate: true, ruleSet: { forbidden } }
  const { output } = await cruise(folders, settings, {}, { tsConfig })
  return {
    tree: path.relative(root, tree),
    files: output.summary.totalCruised,
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}

const answers = []
for (const tree of process.argv.slice(2)) answers.push(await violationsOf(path.resolve(root, tree)))
const rules = forbidden.map(({ name, comment }) => ({ name, comment }))
process.stdout.write(JSON.stringify({ rules, answers }))
