const KINDS = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['setImmediate', 'clearImmediate'],
]

/**
 * Tracks the timers of a test file's globals, and returns a function that clears the pending ones. Timers that are set
 * after that call never run. Otherwise a queue that reschedules itself would keep jest's process alive.
 */
exports.endTimersWith = (globals) => {
  let isOver = false
  const ends = KINDS.map(([start, end]) => {
    const [begin, clear] = [globals[start], globals[end]]
    const pending = new Set()
    const begun = (run, ...rest) => {
      const once = (...args) => {
        if (start !== 'setInterval') pending.delete(timer)
        run(...args)
      }
      const timer = begin(once, ...rest)
      if (isOver) clear(timer)
      else pending.add(timer)
      return timer
    }
    // Copies `util.promisify.custom` too, which `promisify` looks for.
    globals[start] = Object.defineProperties(begun, Object.getOwnPropertyDescriptors(begin))
    globals[end] = (timer) => {
      pending.delete(timer)
      clear(timer)
    }
    return () => pending.forEach(clear)
  })
  return () => {
    isOver = true
    for (const end of ends) end()
  }
}
