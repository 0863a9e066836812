import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { sourcesKey } from './sourcesKey'

const ROOT = path.resolve(__dirname, '../../..')
const CACHE = path.join(ROOT, '.cache/scripts')
/** Another run may be about to start a younger one. */
const KEPT_MS = 3_600_000

/** A file finds what lies beside it by its own place, which is not that of the bundle. */
const ownPlaces: Plugin = {
  name: 'own-places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/](?:server|src|tests)[\\/].*\.ts$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8')
      if (!/\b__(?:dirname|filename)\b/.test(source)) return undefined
      const places = `const __dirname = ${JSON.stringify(path.dirname(file))}, __filename = ${JSON.stringify(file)}\n`
      return { contents: places + source, loader: 'ts' }
    }),
}

const bundle = async (script: string, place: string): Promise<void> => {
  // Another test process may look for it just now: it finds all of it, or nothing.
  const draft = `${place}.${process.pid}`
  await build({
    absWorkingDir: ROOT,
    entryPoints: [script],
    outfile: draft,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    plugins: [ownPlaces],
  })
  renameSync(draft, place)
}

/** Bundles of sources as they were. */
const removeOld = (): void => {
  for (const name of readdirSync(CACHE)) {
    const file = path.join(CACHE, name)
    const stat = statSync(file, { throwIfNoEntry: false })
    if (stat && stat.mtimeMs < Date.now() - KEPT_MS) rmSync(file, { force: true })
  }
}

const make = async (script: string): Promise<string> => {
  const key = sourcesKey(script, path.relative(ROOT, __filename))
  const place = path.join(CACHE, `${key}-${path.basename(script, '.ts')}.cjs`)
  if (existsSync(place)) return place
  mkdirSync(CACHE, { recursive: true })
  await bundle(script, place)
  removeOld()
  return place
}

const made = new Map<string, Promise<string>>()

/**
 * A script of the backend in one file, with all that it imports but packages: a process of it loads in a quarter of the time that
 * it takes to compile and find a thousand files. It is kept for later processes and runs, until a source is saved.
 */
export const bundledScript = (script: string): Promise<string> => {
  const known = made.get(script) ?? make(script)
  made.set(script, known)
  return known
}
