import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { sharedResult, type SharedResult } from '@/contracts/word/shares'
import { savePicture } from '@/stores/media/savePicture'
import { siteConfig } from '@/stores/siteConfig'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Picture } from '@/ui/media/Picture'
import { Stat } from '@/ui/charts/Stat'
import '../../vocabulary.scss'
import './WordResultView.scss'

/** The picture's own shape, drawn by the backend. */
const RATIO = 750 / 1100

/** /word-result?shareId=: somebody's shared day, as a card and as a picture with a code. */
export const WordResultView = observer(function WordResultView() {
  const { call, navigator } = useStores()
  const { given } = useRoute()
  const shareId = given['shareId'] ?? ''
  const found = useResource(() => call(sharedResult, { params: { shareId } }, { quiet: true }))
  if (!shareId) {
    return (
      <Empty
        title="没有找到这份成绩"
        hint="链接可能不完整，让分享的同学再发一次"
        action={{ text: '我也来打卡', onPress: () => void navigator.go('wordLogin') }}
      />
    )
  }
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(result) => <Shared result={result} shareId={shareId} />}
    </Loadable>
  )
})

interface SharedProps {
  readonly result: SharedResult
  readonly shareId: string
}

function Shared({ result, shareId }: SharedProps) {
  const { navigator, ui } = useStores()
  const { nickname, words, accuracy, days, known } = result
  const picture = `${siteConfig.apiBase}/posters/words/${shareId}.png`
  return (
    <View className="vocab vocab--footed">
      <Card testId="shared-result">
        <View className="vocab__title vocab__ask">{nickname} 的打卡成绩</View>
        <View className="vocab__stats">
          <Stat label="背了" value={words} unit="词" />
          <Stat label="正确率" value={accuracy} unit="%" />
          <Stat label="连续" value={days} unit="天" />
          <Stat label="掌握" value={known} unit="词" />
        </View>
      </Card>
      <View className="word-result__picture">
        <Picture
          src={picture}
          alt={`${nickname}今天背了 ${words} 个词，正确率 ${accuracy}%，附打卡二维码`}
          ratio={RATIO}
          rounded
          eager
        />
      </View>
      <View className="vocab__foot">
        <Button block kind="soft" size="l" onPress={() => void savePicture(picture, ui)}>
          保存图片
        </Button>
        <Button block size="l" onPress={() => void navigator.go('wordLogin')} testId="word-join">
          我也来打卡
        </Button>
      </View>
    </View>
  )
}
