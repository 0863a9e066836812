const { TestEnvironment } = require('jest-environment-node')

/** The sandbox has its own of these, and a package asks whether it is given one. */
const KINDS = ['Date', 'Error', 'RegExp']

/** Node, with a way out of jest's sandbox for packages (packagesOutside.cjs). */
module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.requireOutside = require
    // One of the sandbox is one outside, too.
    for (const kind of KINDS) Object.setPrototypeOf(this.global[kind].prototype, globalThis[kind].prototype)
  }
}
