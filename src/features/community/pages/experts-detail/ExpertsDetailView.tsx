import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { expertDetail } from '@/contracts/community/experts'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { Avatar } from '@/ui/media/Avatar'
import { Question } from '../../experts/Question'
import { QuestionList } from '../../experts/QuestionList'
import '../../community.scss'

/** /experts-detail?id=&question=: an expert, one answered question if it is named, and all the others. */
export function ExpertsDetailView() {
  const { given } = useRoute()
  const { navigator } = useStores()
  const { id, question } = given
  if (!id)
    return (
      <Empty
        title="没有选择老师"
        action={{ text: '看全部老师', onPress: () => void navigator.replace('expertsAnswer') }}
      />
    )
  return (
    <View className="community">
      {question ? <Question questionId={question} /> : null}
      <Profile expertId={id} />
      <Section title="回答过的问题">
        <QuestionList filter={{ expert: id }} />
      </Section>
    </View>
  )
}

const Profile = observer(function Profile({ expertId }: { readonly expertId: string }) {
  const { call, navigator } = useStores()
  const found = useResource(() => call(expertDetail, { params: { expertId } }))
  return (
    <Loadable phase={found.phase} onRetry={() => void found.load()} skeleton="card">
      {({ name, title, intro, skills, subject, answered, rating }) => (
        <Card>
          <View className="community__row">
            <Avatar name={name} />
            <View>
              <View className="community__name">{name}</View>
              <View className="community__note">{`${subject}　${title}`}</View>
            </View>
          </View>
          <View className="community__text">{intro}</View>
          <View className="community__row">
            {skills.map((skill) => (
              <Tag key={skill} tone="brand">
                {skill}
              </Tag>
            ))}
          </View>
          <View className="community__note">
            {`回答 ${answered} 个问题${rating === undefined ? '，还没有评分' : `，平均 ${rating} 分`}`}
          </View>
          <Button block onPress={() => void navigator.go('expertsQuestion', { expert: expertId })}>
            向老师提问
          </Button>
        </Card>
      )}
    </Loadable>
  )
})
