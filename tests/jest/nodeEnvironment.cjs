const { TestEnvironment } = require('jest-environment-node')

/** Node, with a way out of jest's sandbox for packages (packagesOutside.cjs). */
module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.requireOutside = require
    // What we throw is an error for them, too.
    this.global.Error = Error
  }
}
