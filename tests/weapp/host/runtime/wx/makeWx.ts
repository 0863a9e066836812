import type { HostContext } from '../HostContext'
import { accountGroup } from './accountGroup'
import { asyncCall } from './asyncCall'
import { dialogGroup } from './dialogGroup'
import { fileGroup } from './fileGroup'
import { mediaGroup } from './mediaGroup'
import { navigationGroup } from './navigationGroup'
import { playerGroup } from './playerGroup'
import { requestGroup } from './requestGroup'
import { shareGroup } from './shareGroup'
import { socketGroup } from './socketGroup'
import { storageGroup } from './storageGroup'
import { systemGroup } from './systemGroup'
import { transferGroup } from './transferGroup'
import { viewGroup } from './viewGroup'
import type { WxGroupMaker } from './WxGroup'

const GROUPS: readonly WxGroupMaker[] = [
  storageGroup,
  requestGroup,
  transferGroup,
  socketGroup,
  navigationGroup,
  dialogGroup,
  systemGroup,
  accountGroup,
  mediaGroup,
  fileGroup,
  playerGroup,
  viewGroup,
  shareGroup,
]
const ANSWERS_AT_ONCE = /Sync$|^get(Window|Device|App|Account|Menu)/

/** Answers `canIUse` for `name.part`; the host knows names only. */
const canIUse = (known: Readonly<Record<string, unknown>>) => (schema: unknown) =>
  (String(schema).split('.')[0] ?? '') in known

/**
 * The `wx` object: the calls of the groups, a pair for every `onX`/`offX`, and for each other real member a function
 * that throws and is counted. Taro enumerates the keys at start, so that all real names must exist.
 */
export const makeWx = (host: HostContext): Record<string, unknown> => {
  const { meta, config, recorder, signals } = host
  const wx: Record<string, unknown> = {}
  for (const make of GROUPS) {
    const group = make(host)
    for (const [name, run] of Object.entries(group.async ?? {})) wx[name] = asyncCall(name, run, recorder)
    Object.assign(wx, group.direct)
  }
  for (const [name, answer] of Object.entries(config.mocks)) {
    wx[name] = ANSWERS_AT_ONCE.test(name) ? () => answer : asyncCall(name, () => answer, recorder)
  }
  wx['canIUse'] = canIUse({ ...wx, button: true, input: true, image: true, video: true })
  for (const name of meta.apiNames.filter((candidate) => !(candidate in wx))) {
    if (/^on[A-Z]/.test(name)) wx[name] = (listener: unknown) => signals.on(name, listener)
    else if (/^off[A-Z]/.test(name)) {
      wx[name] = (listener?: unknown) => signals.off(`on${name.slice('off'.length)}`, listener)
    } else wx[name] = missing(host, name)
  }
  return wx
}

const missing = (host: HostContext, name: string) => (): never => {
  host.recorder.missing(`wx.${name}`)
  const message = `wx.${name} exists in WeChat but is not implemented by the test host`
  throw Object.assign(new Error(message), { errMsg: `${name}:fail ${message}` })
}
