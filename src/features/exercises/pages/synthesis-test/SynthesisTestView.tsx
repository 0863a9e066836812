import { View } from '@tarojs/components'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { FootBar } from '@/ui/layout/FootBar'
import { List } from '@/ui/layout/List'
import { StartedAttempt } from '../../attempt/StartedAttempt'
import { KnowledgeBySubject } from '../../knowledge/KnowledgeBySubject'
import { PointCell } from '../../knowledge/PointCell'
import { PointSheet } from '../../knowledge/PointSheet'
import { synthesisSize } from '../../knowledge/masteryTexts'

/** /exercises/synthesis-test?subject= or ?attempt=: a test over all points of a subject; without one, what it will ask about. */
export function SynthesisTestView() {
  const { subject, attempt, begin } = useRoute().given
  if (attempt) return <StartedAttempt attemptId={attempt} report="exercisesSynthesisReport" />
  if (subject && begin)
    return <StartedAttempt opening={{ kind: 'synthesis', subject }} report="exercisesSynthesisReport" />
  return <Before />
}

function Before() {
  const { navigator } = useStores()
  return (
    <KnowledgeBySubject>
      {(subject) => (
        <View className="exercise__part exercise--bar">
          <Card>
            <View className="exercise__title">{subject.name}综合测试</View>
            <View className="exercise__note">
              {synthesisSize(subject)} 题，每题 2
              分钟，轮流考到每个知识点。开始后连续计时，到点自动交卷；交卷前看不到答案和解析。
            </View>
          </Card>
          <PointSheet subject={subject}>
            {(show) => (
              <List title="会考到">
                {subject.points
                  .filter(({ testCount }) => testCount > 0)
                  .map((point) => (
                    <PointCell key={point.point} placed={{ subject, point }} onPress={show} />
                  ))}
              </List>
            )}
          </PointSheet>
          <FootBar>
            <Button
              block
              onPress={() =>
                void navigator.go('exercisesSynthesisTest', { subject: subject.subject, begin: '1' })
              }
              testId="synthesis-begin"
            >
              开始测试
            </Button>
          </FootBar>
        </View>
      )}
    </KnowledgeBySubject>
  )
}
