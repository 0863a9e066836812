import { useRoute } from '@/stores/useRoute'
import { useStores } from '@/stores/useStores'
import { PracticeChoice } from '../components/PracticeChoice'
import { PracticeGroups } from '../components/PracticeGroups'
import { SubjectTabs } from '../components/SubjectTabs'
import { practiceOf } from '../models/openingOf'

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
