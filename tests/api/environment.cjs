const { TestEnvironment } = require('jest-environment-node')

/**
 * Node, plus a way to start the embedded database outside of jest's sandbox: the engine loads itself by
 * dynamic imports, which the sandbox refuses.
 */
module.exports = class ApiEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.startPglite = (folder) => require('@electric-sql/pglite').PGlite.create(folder)
  }
}
