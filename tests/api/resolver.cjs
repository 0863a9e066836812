const path = require('node:path')
const { isPackage, outside } = require('../jest/outside.cjs')

/** Folders of the backend and of the code that it shares with the app. */
const OF_THE_BACKEND = ['server', 'src'].map((folder) => folder + path.sep)

/**
 * The backend's tests ask it as a client does: it is loaded once in a test process, outside of jest's sandbox, as its
 * packages are (packagesOutside.cjs), and serves each file of tests with a database of its own, as one process serves
 * many learners. State of a module stays for the files that follow: none of these tests may replace a part of a module,
 * its clock or its environment (decisions/104; files.test.ts refuses the first two).
 */
module.exports = outside(
  (file, fromRoot) => isPackage(file) || OF_THE_BACKEND.some((folder) => fromRoot.startsWith(folder)),
)
