import type { HostConfig } from '../shared/HostConfig'
import type { PackMeta } from '../shared/PackMeta'
import type { Chrome } from './chrome/Chrome'
import type { Device } from './Device'
import type { Files } from './Files'
import type { ModuleLoader } from './modules/ModuleLoader'
import type { PrivacyGate } from './PrivacyGate'
import type { Recorder } from './Recorder'
import type { PageStack } from './router/PageStack'
import type { Signals } from './Signals'

/** Everything that `wx` calls work with. */
export interface HostContext {
  readonly meta: PackMeta
  readonly config: HostConfig
  readonly recorder: Recorder
  readonly chrome: Chrome
  readonly device: Device
  readonly files: Files
  readonly signals: Signals
  readonly privacy: PrivacyGate
  readonly modules: ModuleLoader
  readonly pages: PageStack
}

/** Dependencies of components: the host and the platform's answers to `open-type`. */
export interface ComponentHost extends HostContext {
  readonly openTypes: OpenTypes
}

/** Platform calls of buttons and navigators by `open-type`. */
export interface OpenTypes {
  /** Returns the event that the button shall emit, if the action has one. */
  press(
    type: string,
    button: { id: string; dataset: unknown },
  ): Promise<{ type: string; detail: unknown } | null>
  navigate(type: string, options: Readonly<Record<string, unknown>>): void
}
