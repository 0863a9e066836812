const path = require('node:path')
const { default: Sequencer } = require('@jest/test-sequencer')
const longTests = require('./longTests.json')

const root = path.resolve(__dirname, '../..')
const secondsOf = ({ path: file }) => longTests[path.relative(root, file).split(path.sep).join('/')] ?? 0

/**
 * A fresh clone knows no durations, and jest goes by the size of files then: a small file of many minutes came last, and one core
 * waited for it. Those named in `longTests.json` come first.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => secondsOf(other) - secondsOf(one))
  }

  /** Each machine takes its turn among the long ones, in an order that all of them know. */
  shard(tests, { shardIndex, shardCount }) {
    return [...tests]
      .sort((one, other) => secondsOf(other) - secondsOf(one) || one.path.localeCompare(other.path))
      .filter((_, at) => at % shardCount === shardIndex - 1)
  }
}
