const path = require('node:path')
const { isPackage, outside } = require('./outside.cjs')

/** mathjs recognises a plain object by its constructor, and each side has its own. */
const staysInside = path.join('/node_modules/mathjs/')

/**
 * Packages are no part of what is tested: our files get them from outside of jest's sandbox. So each is loaded once in
 * a test process, and not once in a file of tests, and it finds names of the language at once, which the sandbox looks
 * up through a proxy. A change of a package would stay for the files that its process runs next, so tests must not make
 * one. `require.resolve` answers the door, too: where a package's files are is asked for by its package.json.
 */
module.exports = outside((file) => isPackage(file) && !file.includes(staysInside))
