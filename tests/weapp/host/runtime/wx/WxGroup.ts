import type { HostContext } from '../HostContext'
import type { AsyncHandler } from './asyncCall'

/** Related members of `wx`: those with callbacks or a promise, and those that answer at once. */
export interface WxGroup {
  readonly async?: Readonly<Record<string, AsyncHandler>>
  readonly direct?: Readonly<Record<string, unknown>>
}

/** Makes a group for one host. */
export type WxGroupMaker = (host: HostContext) => WxGroup
