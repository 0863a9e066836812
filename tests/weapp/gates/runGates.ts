import type { Dist } from '../host/pack/Dist'
import { bundledModules } from './bundledModules'
import { completePages } from './completePages'
import { domGlobals } from './domGlobals'
import { dynamicCode } from './dynamicCode'
import { ecmaLevel } from './ecmaLevel'
import { knownAppKeys } from './knownAppKeys'
import { knownEvents } from './knownEvents'
import { libraryLevel } from './libraryLevel'
import { officialCompilers } from './officialCompilers'
import { packageBudgets } from './packageBudgets'
import { presentAssets } from './presentAssets'
import { privacyUse } from './privacyUse'

/** The result of one gate; null problems mean that it could not run here. */
export interface GateResult {
  readonly name: string
  readonly problems: readonly string[] | null
}

/** Every static check of a built mini-program. */
export const runGates = (
  dist: Dist,
  purposes: Readonly<Record<string, string>>,
  compilers: string | null,
): GateResult[] => [
  { name: 'package sizes', problems: packageBudgets(dist) },
  { name: 'declared pages are complete', problems: completePages(dist) },
  { name: 'bundled modules are complete', problems: bundledModules(dist) },
  {
    name: 'WeChat’s wcc and wcsc accept it',
    problems: compilers ? officialCompilers(dist, compilers) : null,
  },
  { name: 'no syntax beyond ES2018', problems: ecmaLevel(dist) },
  { name: 'no library call beyond the oldest engines', problems: libraryLevel(dist) },
  { name: 'app.json holds known keys', problems: knownAppKeys(dist) },
  { name: 'listeners are for events that come', problems: knownEvents(dist) },
  { name: 'no code out of text', problems: dynamicCode(dist) },
  { name: 'no DOM globals', problems: domGlobals(dist) },
  { name: 'icons and pictures are present', problems: presentAssets(dist) },
  { name: 'privacy map', problems: privacyUse(dist, purposes) },
]
