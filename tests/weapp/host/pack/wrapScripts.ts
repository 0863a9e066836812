import { MODULE_GLOBALS, SHADOWED_GLOBALS } from '../shared/moduleGlobals'
import type { Dist } from './Dist'
import { packageOf, subPackagesOf, type AppManifest } from './readManifest'

const PARAMETERS = [...MODULE_GLOBALS, ...SHADOWED_GLOBALS].join(',')

/** The file as a module definition. The outer function shadows the browser, the inner one is CommonJS. */
const wrap = (file: string, pkg: string, source: string): string =>
  `__define(${JSON.stringify(file)},${JSON.stringify(pkg)},function(${PARAMETERS}){` +
  `return function(require,module,exports){${source}\n}});\n`

/** One script per package, by package root. */
export const wrapScripts = (dist: Dist, app: AppManifest): Record<string, string> => {
  const subPackages = subPackagesOf(app)
  const scripts: Record<string, string> = { '': '' }
  for (const { root } of subPackages) scripts[root] = ''
  for (const file of dist.paths.filter((path) => path.endsWith('.js'))) {
    const pkg = packageOf(subPackages, file)
    scripts[pkg] = (scripts[pkg] ?? '') + wrap(file, pkg, dist.text(file))
  }
  return scripts
}
