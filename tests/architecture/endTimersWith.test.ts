import { setTimeout as later } from 'node:timers/promises'
import { promisify } from 'node:util'
import { endTimersWith, type Timers } from '../jest/endTimersWith.cjs'

/** Globals of a test file of its own. */
const globalsOfFile = (): Timers => ({
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
  setImmediate,
  clearImmediate,
})

describe('timers of a test file', () => {
  it('run, repeat and can be cleared before the file ends', async () => {
    const globals = globalsOfFile()
    const end = endTimersWith(globals)
    const cleared = jest.fn()
    globals.clearTimeout(globals.setTimeout(cleared, 1))
    expect(await new Promise((done) => globals.setTimeout(done, 1, 'once'))).toBe('once')
    expect(await new Promise((done) => globals.setImmediate(done, 'at once'))).toBe('at once')
    await new Promise<void>((done) => {
      let times = 0
      const repeated = globals.setInterval(() => {
        times += 1
        if (times < 3) return
        globals.clearInterval(repeated)
        done()
      }, 1)
    })
    await promisify(globals.setTimeout)(1)
    expect(cleared).not.toHaveBeenCalled()
    end()
  })

  it('are cleared when the file ends, even when one reschedules itself', async () => {
    const globals = globalsOfFile()
    const end = endTimersWith(globals)
    let tries = 0
    const tryAgain = (): void => {
      tries += 1
      globals.setTimeout(tryAgain, 1)
    }
    tryAgain()
    globals.setInterval(tryAgain, 1)
    end()
    tryAgain()
    globals.setImmediate(tryAgain)
    await later(20)
    expect(tries).toBe(2)
  })
})
