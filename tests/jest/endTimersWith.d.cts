/** The timers of a test file's globals. */
export interface Timers {
  setTimeout: typeof setTimeout
  clearTimeout: typeof clearTimeout
  setInterval: typeof setInterval
  clearInterval: typeof clearInterval
  setImmediate: typeof setImmediate
  clearImmediate: typeof clearImmediate
}

export declare const endTimersWith: (globals: Timers) => () => void
