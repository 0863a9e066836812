import { parseQuery, splitAddress, type Query } from '@/lib/query'

/** Short names inside the 32 characters of a mini-program code's `scene`. */
const SCENE_NAMES: ReadonlyMap<string, string> = new Map([
  ['p', 'promotionId'],
  ['i', 'inviteCode'],
  ['g', 'agentCode'],
  ['s', 'source'],
  ['a', 'agent'],
])

/** Expands launch parameters: `scene` (mini-program code) and `q` (ordinary QR code) become plain parameters. */
export const launchQuery = ({ scene, q, ...rest }: Query): Query => {
  const fromScene = Object.entries(parseQuery(scene ?? '')).map(([name, value]) => [
    SCENE_NAMES.get(name) ?? name,
    value,
  ])
  const fromCode = q ? splitAddress(q).query : {}
  return { ...rest, ...fromCode, ...(Object.fromEntries(fromScene) as Query) }
}
