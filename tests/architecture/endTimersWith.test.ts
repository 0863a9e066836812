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
    const ran: string[] = []
    globals.setTimeout((word: string) => ran.push(word), 1, 'once')
    globals.clearTimeout(globals.setTimeout(() => ran.push('cleared'), 1))
    const repeated = globals.setInterval(() => ran.push('repeated'), 1)
    globals.setImmediate(() => ran.push('at once'))
    await promisify(globals.setTimeout)(20)
    globals.clearInterval(repeated)
    expect(ran.slice(0, 1)).toEqual(['at once'])
    expect(ran).toContain('once')
    expect(ran.filter((one) => one === 'repeated').length).toBeGreaterThan(1)
    expect(ran).not.toContain('cleared')
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
