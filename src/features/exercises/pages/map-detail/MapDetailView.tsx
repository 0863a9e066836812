import { View } from '@tarojs/components'
import type { MapStage } from '@/contracts/progress/learningMap'
import { useRoute } from '@/stores/page/useRoute'
import { Card } from '@/ui/layout/Card'
import { ProgressBar } from '@/ui/charts/ProgressBar'
import { Tag } from '@/ui/feedback/Tag'
import { MapWeeks } from '../../progress/MapWeeks'
import { WithMap } from '../../progress/WithMap'
import { stageDates, stageMark } from '../../progress/mapTexts'
import '../../exercises.scss'

/** /map-detail?stage=: one stage of the learning map with its tasks by weeks; without one, the stage of now. */
export function MapDetailView() {
  const { stage: wanted } = useRoute().given
  return (
    <WithMap>
      {({ stages }) => {
        const stage =
          stages.find(({ stageId }) => stageId === wanted) ?? stages.find(({ isNow }) => isNow) ?? stages[0]
        return stage ? (
          <View className="exercise">
            <Head stage={stage} />
            <MapWeeks stage={stage.stageId} />
          </View>
        ) : null
      }}
    </WithMap>
  )
}

function Head({ stage }: { readonly stage: MapStage }) {
  const { title, goal, taskCount, doneCount } = stage
  const mark = stageMark(stage)
  return (
    <Card>
      <View className="exercise__row">
        <View className="exercise__title yt-grow">{title}</View>
        {mark ? <Tag tone={mark === '已完成' ? 'success' : 'brand'}>{mark}</Tag> : null}
      </View>
      <View className="exercise__help">{goal}</View>
      <View className="exercise__help">
        <ProgressBar value={taskCount > 0 ? doneCount / taskCount : 0} label={title} />
      </View>
      <View className="exercise__note exercise__help">
        {stageDates(stage)} · 完成 {doneCount} / {taskCount} 个任务
      </View>
    </Card>
  )
}
