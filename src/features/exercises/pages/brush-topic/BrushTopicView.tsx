import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { PracticeChoice } from '../../knowledge/PracticeChoice'
import { PracticeGroups } from '../../knowledge/PracticeGroups'
import { SubjectTabs } from '../../knowledge/SubjectTabs'
import { practiceOf } from '../../knowledge/openingOf'

/** /exercises/brush-topic?subject=&point=&type=&kind=: questions without end; without a kind, what is to be chosen first. */
export function BrushTopicView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const opening = given['kind'] ? practiceOf(given) : undefined
  if (opening) return <PracticeGroups opening={opening} />
  return (
    <SubjectTabs>
      {(subject) => (
        <PracticeChoice
          subject={subject}
          onBegin={(practice) => void navigator.go('exercisesBrushTopic', { ...practice })}
        />
      )}
    </SubjectTabs>
  )
}
