const { createHash } = require('node:crypto')
const { existsSync, mkdirSync, renameSync, writeFileSync } = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '../..')
const doors = path.join(root, '.cache/jest-doors')
const packages = `${path.sep}node_modules${path.sep}`

/** Whether a file is a package's, wherever its folder lies: `node_modules` may be a link. */
const isPackage = (file) => file.includes(packages)
exports.isPackage = isPackage

/** A file that fetches another from outside of jest's sandbox (nodeEnvironment.cjs). */
const doorTo = (file) => {
  const text = `if (typeof requireOutside !== 'function') throw new Error('only tests/jest/nodeEnvironment.cjs leads out: decisions/104')
module.exports = requireOutside(${JSON.stringify(file)})
`
  const door = path.join(doors, `${createHash('sha1').update(text).digest('hex')}.cjs`)
  if (existsSync(door)) return door
  mkdirSync(doors, { recursive: true })
  // Another test process may look for it just now: it finds all of it, or nothing.
  const written = `${door}.${process.pid}`
  writeFileSync(written, text)
  renameSync(written, door)
  return door
}

/** A resolver of jest that fetches from outside of its sandbox what `isOutside` says of a file and its path from the root. */
exports.outside = (isOutside) => (request, options) => {
  const file = options.defaultResolver(request, options)
  // Jest itself looks for its runner and the like from the root.
  const isOurs = options.basedir !== root && !isPackage(options.basedir)
  const isModule = /\.[cm]?[jt]sx?$/.test(file)
  return isOurs && isModule && isOutside(file, path.relative(root, file)) ? doorTo(file) : file
}
