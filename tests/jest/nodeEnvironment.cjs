const { TestEnvironment } = require('jest-environment-node')
const { endTimersWith } = require('./endTimersWith.cjs')

/**
 * Kinds that packages check by class: fastify an error, drizzle and valibot a date, esbuild a pattern. MobX accepts
 * maps of both sides.
 */
const KINDS = ['Date', 'Error', 'RegExp']

/** Node, with a way out of jest's sandbox for packages (packagesOutside.cjs, decisions/104), and timers that end with the file. */
module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.endTimers = endTimersWith(this.global)
    this.global.requireOutside = require
    // One of the sandbox is one outside, too,
    for (const kind of KINDS) Object.setPrototypeOf(this.global[kind].prototype, globalThis[kind].prototype)
    // and an error of a package is one to us.
    this.global.Error = Error
  }

  async teardown() {
    this.endTimers()
    await super.teardown()
  }
}
