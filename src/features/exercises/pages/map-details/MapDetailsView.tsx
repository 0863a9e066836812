import { View } from '@tarojs/components'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { MapWeeks } from '../../progress/MapWeeks'
import '../../exercises.scss'

/** /map-details: the whole learning map, all stages with all their tasks, page by page. */
export function MapDetailsView() {
  const { navigator } = useStores()
  return (
    <View className="exercise">
      <Card>
        <View className="exercise__title">从第一周到考前</View>
        <View className="exercise__note">
          每个任务点开就能做。学过的词、听完的课、做过的题和测试都会自动计入，不用打勾
        </View>
        <View className="exercise__actions">
          <Button size="s" onPress={() => void navigator.go('mapDetail')} testId="map-now">
            只看现在的阶段
          </Button>
        </View>
      </Card>
      <MapWeeks />
    </View>
  )
}
