import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { exerciseSubjects, type ExerciseSubject } from '@/contracts/exercise/examPapers'
import { sortOwnFirst } from '@/domain/progress/ownSubjectsFirst'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { useLearnerProfile } from '@/stores/useLearnerProfile'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'

interface WithSubjectsProps {
  /** Gets the subjects that have questions, at least one; the learner's first. */
  readonly children: (subjects: readonly ExerciseSubject[], first: ExerciseSubject) => ReactNode
}

/** Fetches the subjects that have questions; without a network as they were last. */
export const WithSubjects = observer(function WithSubjects({ children }: WithSubjectsProps) {
  const { call } = useStores()
  const profile = useLearnerProfile()
  const subjects = usePersistedResource(
    { name: 'exercise-subjects', schema: exerciseSubjects.response },
    async () => {
      // Wait for the profile, so that the list does not change its order in sight.
      const [list] = await Promise.all([call(exerciseSubjects, {}, { quiet: true }), profile.load()])
      return list
    },
  )
  return (
    <Loadable phase={subjects.phase} skeleton="list" onRetry={() => void subjects.load()}>
      {(list) => {
        const sorted = sortOwnFirst(list, ({ subject }) => subject, profile.subjects)
        const [first] = sorted
        return first ? children(sorted, first) : <Empty title="题目整理中" hint="整理好后会出现在这里" />
      }}
    </Loadable>
  )
})
