import path from 'node:path'
import { buildIfStale } from './buildIfStale'
import { readArguments } from './readArguments'

const root = path.resolve(__dirname, '..')

const USAGE = `npm start   builds the H5 app when its sources changed, then serves pages and API on http://localhost:3000

PORT, HOST and all else are variables of the environment: README, 配置.`

/** `npm start`: builds the H5 app when its sources changed, then serves everything on one origin. */
const main = async (): Promise<void> => {
  readArguments({ usage: USAGE })
  process.chdir(root)
  // Set the mode here, for a start by hand; a server without a mode refuses to start.
  process.env['NODE_ENV'] ??= 'development'
  const seconds = buildIfStale(root, 'h5')
  if (seconds !== null) process.stdout.write(`H5 app built in ${seconds} s\n`)
  await import('../server/src/main')
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
