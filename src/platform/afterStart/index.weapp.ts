import type { AfterStart } from './types'

/** Run at once: the package is on the device already, and WeChat's launch events come early. */
export const afterStart: AfterStart = (run) => run()
