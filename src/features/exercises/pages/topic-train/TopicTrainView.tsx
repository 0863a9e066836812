import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { PracticeGroups } from '../../knowledge/PracticeGroups'
import { SubjectTabs } from '../../knowledge/SubjectTabs'
import { practiceOf } from '../../knowledge/openingOf'
import { typeTexts } from '../../question/questionTexts'

/** /exercises/topic-train?subject=&type=: one type of question at a time; without a type, which there are. */
export function TopicTrainView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const opening = given['type'] ? practiceOf(given) : undefined
  if (opening) return <PracticeGroups opening={opening} />
  return (
    <SubjectTabs>
      {({ subject, types }) => (
        <List title="选一种题型，每组 10 题">
          {types.map(({ type, questionCount }) => (
            <Cell
              key={type}
              title={typeTexts[type]}
              value={`${questionCount} 题`}
              onPress={() => void navigator.go('exercisesTopicTrain', { subject, type })}
              testId={`train-${type}`}
            />
          ))}
        </List>
      )}
    </SubjectTabs>
  )
}
