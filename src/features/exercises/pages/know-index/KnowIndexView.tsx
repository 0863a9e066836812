import { View } from '@tarojs/components'
import type { KnowledgeSubject } from '@/contracts/exercise/knowledge'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Stat } from '@/ui/charts/Stat'
import { PointCell } from '../../knowledge/PointCell'
import { WithKnowledge } from '../../knowledge/WithKnowledge'
import { countLevel, subjectText, weakPoints } from '../../knowledge/masteryTexts'
import '../../exercises.scss'

/** As many as one sets out to mend at once. */
const MOST_WEAK = 3

/** /know-index: how far the knowledge points of all subjects are mastered, and where to begin. */
export function KnowIndexView() {
  return (
    <WithKnowledge>
      {(subjects) => (
        <View className="exercise">
          <Sum subjects={subjects} />
          <Weakest subjects={subjects} />
          <Subjects subjects={subjects} />
        </View>
      )}
    </WithKnowledge>
  )
}

interface SubjectsProps {
  readonly subjects: readonly KnowledgeSubject[]
}

function Sum({ subjects }: SubjectsProps) {
  const { navigator } = useStores()
  return (
    <Card>
      <View className="exercise__stats">
        <Stat label="已掌握" value={countLevel(subjects, 'mastered')} unit="个" />
        <Stat label="薄弱" value={countLevel(subjects, 'weak')} unit="个" testId="know-weak" />
        <Stat label="未测准" value={countLevel(subjects, 'unknown')} unit="个" />
      </View>
      <View className="exercise__actions">
        <Button size="s" onPress={() => void navigator.go('exercisesSynthesisTest')} testId="know-synthesis">
          综合测试
        </Button>
        <Button
          size="s"
          kind="soft"
          onPress={() => void navigator.go('exercisesStudyKnowledges')}
          testId="know-study"
        >
          逐个学习
        </Button>
        <Button
          size="s"
          kind="soft"
          onPress={() => void navigator.go('exercisesSubjectAbility')}
          testId="know-ability"
        >
          能力变化
        </Button>
      </View>
    </Card>
  )
}

function Weakest({ subjects }: SubjectsProps) {
  const { navigator } = useStores()
  const weakest = weakPoints(subjects).slice(0, MOST_WEAK)
  if (weakest.length === 0) return null
  return (
    <List title="先练这几个">
      {weakest.map((placed) => (
        <PointCell
          key={`${placed.subject.subject}-${placed.point.point}`}
          placed={placed}
          saysSubject
          onPress={({ subject, point }) =>
            void navigator.go('exercisesBrushTopic', {
              subject: subject.subject,
              point: point.point,
              kind: 'practice',
            })
          }
        />
      ))}
    </List>
  )
}

function Subjects({ subjects }: SubjectsProps) {
  const { navigator } = useStores()
  return (
    <List title="按科目">
      {subjects.map((subject) => (
        <Cell
          key={subject.subject}
          title={subject.name}
          note={subjectText(subject)}
          onPress={() => void navigator.go('exercisesMasterStatus', { subject: subject.subject })}
          testId={`know-${subject.subject}`}
        />
      ))}
    </List>
  )
}
