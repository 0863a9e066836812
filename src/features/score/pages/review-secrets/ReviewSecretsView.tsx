import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { GuideList, GuideText } from '../../facts/GuidePages'
import '../../score.scss'

/** /score/review-secrets?id=: guides of the second exam, or one; documents and courses beside them. */
export const ReviewSecretsView = observer(function ReviewSecretsView() {
  const { navigator } = useStores()
  const id = useRoute().given['id']
  if (id) return <GuideText id={id} />
  return (
    <View className="score-page">
      <GuideList kind="guide" route="scoreReviewSecrets" title="复试与调剂指南" />
      <List title="资料与课程">
        <Cell
          title="复试自我介绍怎么准备"
          note="学习资料"
          onPress={() => void navigator.go('studyDocx', { id: 'retest-intro' })}
        />
        <Cell title="复试课程" onPress={() => void navigator.go('scoreCoursepage', {})} />
      </List>
    </View>
  )
})
