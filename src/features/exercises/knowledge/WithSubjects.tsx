import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { exerciseSubjects, type ExerciseSubject } from '@/contracts/exercise/examPapers'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'

interface WithSubjectsProps {
  /** Gets the subjects that have questions, at least one. */
  readonly children: (subjects: readonly ExerciseSubject[], first: ExerciseSubject) => ReactNode
}

/** Fetches the subjects that have questions; without a network as they were last. */
export const WithSubjects = observer(function WithSubjects({ children }: WithSubjectsProps) {
  const { call } = useStores()
  const subjects = usePersistedResource(
    { name: 'exercise-subjects', schema: exerciseSubjects.response },
    () => call(exerciseSubjects, {}, { quiet: true }),
  )
  return (
    <Loadable phase={subjects.phase} skeleton="list" onRetry={() => void subjects.load()}>
      {(list) =>
        list[0] ? children(list, list[0]) : <Empty title="题目整理中" hint="整理好后会出现在这里" />
      }
    </Loadable>
  )
})
