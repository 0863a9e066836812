const { TestEnvironment } = require('jest-environment-node')

/**
 * Node. Packages come from outside of jest's sandbox (transform.cjs): each is loaded once in a test process and not once in a
 * file of tests, and finds names of the language at once, which the sandbox looks up through a proxy.
 */
module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.requireOutside = require
    // What we throw is an error for them, too.
    this.global.Error = Error
  }
}
