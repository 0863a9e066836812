import type { AfterStart } from './types'

/** The package is on the device already, and what WeChat tells of a launch it tells early. */
export const afterStart: AfterStart = (run) => run()
