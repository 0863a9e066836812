const { TestEnvironment } = require('jest-environment-node')

/** Node, with a way out of jest's sandbox for packages (packagesOutside.cjs). */
module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.requireOutside = require
    // What is thrown inside is an error for them, too.
    Object.setPrototypeOf(this.global.Error.prototype, Error.prototype)
  }
}
