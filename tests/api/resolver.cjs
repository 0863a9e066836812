const path = require('node:path')
const { outside } = require('../jest/outside.cjs')

/** What the backend is made of, and what it shares with the app. */
const OF_THE_BACKEND = ['server', 'src', 'node_modules'].map((folder) => folder + path.sep)

/**
 * The backend's tests ask it as a client does: it is loaded once in a test process, outside of jest's sandbox, as its packages are
 * (packagesOutside.cjs), and serves each file of tests with a database of its own, as one process serves many learners. What a
 * module keeps is kept for the files that follow: none of these tests may replace a part of a module (decisions/104).
 */
module.exports = outside((_, fromRoot) => OF_THE_BACKEND.some((folder) => fromRoot.startsWith(folder)))
