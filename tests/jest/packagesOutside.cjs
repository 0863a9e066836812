const { createHash } = require('node:crypto')
const { existsSync, mkdirSync, renameSync, writeFileSync } = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '../..')
const doors = path.join(root, '.cache/jest-doors')
const packages = `${path.sep}node_modules${path.sep}`
/** mathjs tells a plain object by its constructor, and each side has its own. */
const staysInside = `${packages}mathjs${path.sep}`

/** A file that fetches another from outside of jest's sandbox (nodeEnvironment.cjs). */
const doorTo = (file) => {
  const door = path.join(doors, `${createHash('sha1').update(file).digest('hex')}.cjs`)
  if (existsSync(door)) return door
  mkdirSync(doors, { recursive: true })
  // Another test process may look for it just now: it finds all of it, or nothing.
  const written = `${door}.${process.pid}`
  writeFileSync(
    written,
    `if (typeof requireOutside !== 'function') throw new Error('only tests/jest/nodeEnvironment.cjs leads out: decisions/104')
module.exports = requireOutside(${JSON.stringify(file)})
`,
  )
  renameSync(written, door)
  return door
}

/**
 * Packages are no part of what is tested: our files get them from outside of jest's sandbox. So each is loaded once in a test
 * process, and not once in a file of tests, and it finds names of the language at once, which the sandbox looks up through a proxy.
 * What a test changes in a package stays changed for the files that its process runs next: none may.
 * `require.resolve` answers the door, too: where a package's files are is asked for by its package.json.
 */
module.exports = (request, options) => {
  const file = options.defaultResolver(request, options)
  // Jest itself looks for its runner and the like from the root.
  const isOurs = options.basedir !== root && !options.basedir.includes(packages)
  const isModule = /\.[cm]?js$/.test(file)
  const isInside = !file.includes(packages) || file.includes(staysInside)
  return isOurs && isModule && !isInside ? doorTo(file) : file
}
