// Modules from outside are TypeScript, too (resolver.cjs).
process.setSourceMapsEnabled(true)
require('tsx/cjs/api').register()
const { nameLinesOutside } = require('../jest/linesOutside.cjs')
const NodeEnvironment = require('../jest/nodeEnvironment.cjs')

/** The files of a database, made once per worker: copying them takes a tenth of the time that making them takes. */
let files

/**
 * Node, plus a way to start the embedded database outside of jest's sandbox: the engine loads itself by
 * dynamic imports, which the sandbox refuses.
 */
module.exports = class ApiEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup()
    this.global.startPglite = () => {
      const { PGlite } = require('@electric-sql/pglite')
      return files ? PGlite.create({ loadDataDir: files }) : PGlite.create('memory://')
    }
    this.global.keepPglite = async (database) => {
      files ??= await database.dumpDataDir('none')
    }
  }

  handleTestEvent({ name }) {
    // By then Jest has put its own in place.
    if (name === 'setup') nameLinesOutside()
  }
}
