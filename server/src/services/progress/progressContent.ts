import { upsertItems } from '../../authoring/upsertItems'
import type { AreaContent } from '../../authoring/Content'
import { progressKinds } from '../../authoring/kinds/progressKinds'
import { checkProgress } from './checkProgress'

/** The learning map, and what learners may aim at. */
export const progressContent: AreaContent = {
  kinds: progressKinds,
  check: checkProgress,
  load: async (tx, content) => {
    const { 'learning-map': map, targets } = content.of(progressKinds)
    await upsertItems(
      tx,
      'map-stage',
      map.stages.map((stage) => [stage.stageId, stage]),
    )
    await upsertItems(tx, 'targets', [['targets', targets]])
  },
}
