import { upsertItems } from '../../authoring/upsertItems'
import type { AreaContent } from '../../authoring/Content'
import { liveKinds } from '../../authoring/kinds/liveKinds'

/** Rules of the rooms and clips to broadcast. */
export const liveContent: AreaContent = {
  kinds: liveKinds,
  check: (content) => {
    const { 'live-rules': rules, 'live-clips': clips } = content.of(liveKinds)
    const names = clips.map(({ clip }) => clip)
    if (names.includes(rules.clip)) return []
    return [{ file: 'live-rules.json', path: 'clip', reason: `there is no cut clip ${rules.clip}` }]
  },
  load: async (tx, content) => {
    const { 'live-rules': rules, 'live-clips': clips } = content.of(liveKinds)
    await upsertItems(tx, 'live-rules', [['live-rules', rules]])
    await upsertItems(
      tx,
      'live-clip',
      clips.map((clip) => [clip.clip, clip]),
    )
  },
}
