import type { Dist } from '../host/pack/Dist'
import { readAppManifest } from '../host/pack/readManifest'
import { scriptsOf } from './Gate'
import { PRIVACY_GATED_BUTTONS, PRIVACY_GATED_CALLS } from './privacyGatedApis'
import { isNode, nameOf, parseScript, place, walk, type SyntaxNode } from './syntaxTree'

/** A use of a gated call or button. */
interface GatedUse {
  readonly api: string
  readonly place: string
}

const gatedCall = (node: SyntaxNode): string | undefined => {
  if (node.type !== 'MemberExpression' || node['computed'] === true) return undefined
  const name = nameOf(node['property'])
  return name && PRIVACY_GATED_CALLS.has(name) ? name : undefined
}

const keyOf = (key: unknown): string | undefined =>
  nameOf(key) ?? (isNode(key) && typeof key['value'] === 'string' ? key['value'] : undefined)

/** `openType: 'getPhoneNumber'`, also as one of several values. */
const gatedButtons = (node: SyntaxNode): string[] => {
  const key = node.type === 'Property' ? keyOf(node['key']) : undefined
  if ((key !== 'openType' && key !== 'open-type') || !isNode(node['value'])) return []
  const found: string[] = []
  walk(node['value'], ({ value }) => {
    const names = typeof value === 'string' ? value.split('|') : []
    found.push(...names.filter((name) => PRIVACY_GATED_BUTTONS.has(name)))
  })
  return found
}

/** Every use of a privacy-gated call or button in the scripts. Taro's own list of names holds strings, which are no uses. */
const gatedUses = (dist: Dist): GatedUse[] =>
  scriptsOf(dist).flatMap((file) => {
    const source = dist.text(file)
    const uses: GatedUse[] = []
    walk(parseScript(source), (node) => {
      const call = gatedCall(node)
      const names = call ? [call] : gatedButtons(node)
      for (const api of names) uses.push({ api, place: place(file, source, node.start) })
    })
    return uses
  })

/** Gated uses that the privacy map does not explain, map entries that nothing uses, and a missing switch in app.json. */
export const privacyUse = (dist: Dist, purposes: Readonly<Record<string, string>>): string[] => {
  const uses = gatedUses(dist)
  const used = new Set(uses.map(({ api }) => api))
  const unexplained = uses
    .filter(({ api }) => !purposes[api])
    .map((use) => `${use.place}: ${use.api} is privacy-gated but has no purpose in privacyMap.ts`)
  const unused = Object.keys(purposes)
    .filter((api) => !used.has(api))
    .map((api) => `privacyMap.ts explains ${api}, which nothing uses`)
  const unchecked =
    uses.length > 0 && !readAppManifest(dist).__usePrivacyCheck__
      ? ['app.json lacks __usePrivacyCheck__ although privacy-gated calls are used']
      : []
  return [...unexplained, ...unused, ...unchecked]
}
