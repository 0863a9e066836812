import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRoute } from '@/stores/page/useRoute'
import { GuideList, GuideText } from '../../facts/GuidePages'
import '../../score.scss'

/** /score/review-info?id=: news of the second exam, or one piece. */
export const ReviewInfoView = observer(function ReviewInfoView() {
  const id = useRoute().given['id']
  if (id) return <GuideText id={id} />
  return (
    <View className="score-page">
      <GuideList kind="news" route="scoreReviewInfo" title="复试与调剂资讯" />
    </View>
  )
})
