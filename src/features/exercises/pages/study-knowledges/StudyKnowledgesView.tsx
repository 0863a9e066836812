import { View } from '@tarojs/components'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Tag } from '@/ui/feedback/Tag'
import { KnowledgeBySubject } from '../../knowledge/KnowledgeBySubject'
import { MasteryBar } from '../../knowledge/MasteryBar'
import { PointActions } from '../../knowledge/PointActions'
import { levelTexts, masteryText } from '../../knowledge/masteryTexts'

/** /exercises/study-knowledges?subject=: point after point, to be learned, practised and tested. */
export function StudyKnowledgesView() {
  const { navigator } = useStores()
  return (
    <KnowledgeBySubject>
      {(subject) => (
        <>
          {subject.points.map((point) => (
            <Card key={point.point}>
              <View className="exercise__row">
                <View className="yt-grow exercise__title">{point.point}</View>
                <Tag tone={levelTexts[point.level].tone}>{levelTexts[point.level].text}</Tag>
              </View>
              <MasteryBar point={point} />
              <View className="exercise__note">
                共 {point.questionCount} 题，{masteryText(point)}
              </View>
              <PointActions subject={subject.subject} point={point} />
            </Card>
          ))}
          <Button
            block
            onPress={() => void navigator.go('exercisesSynthesisTest', { subject: subject.subject })}
            testId="study-synthesis"
          >
            学完了，做{subject.name}综合测试
          </Button>
        </>
      )}
    </KnowledgeBySubject>
  )
}
