import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { pointSubjects, type PointSubject } from '@/contracts/course/points'
import { sortOwnFirst } from '@/domain/progress/ownSubjectsFirst'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { useLearnerProfile } from '@/stores/useLearnerProfile'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'

interface WithPointSubjectsProps {
  /** Gets the subjects, at least one; the learner's first. */
  readonly children: (subjects: readonly PointSubject[], first: PointSubject) => ReactNode
}

/** Fetches the subjects that have points, for pages that show one of them. */
export const WithPointSubjects = observer(function WithPointSubjects({ children }: WithPointSubjectsProps) {
  const { call } = useStores()
  const profile = useLearnerProfile()
  const subjects = usePersistedResource(
    { name: 'point-subjects', schema: pointSubjects.response },
    async () => {
      const [list] = await Promise.all([call(pointSubjects, {}, { quiet: true }), profile.load()])
      return list
    },
  )
  return (
    <Loadable phase={subjects.phase} skeleton="list" onRetry={() => void subjects.load()}>
      {(list) => {
        // A subject of points may belong to several papers.
        const ownCode = ({ subjectIds }: PointSubject): string =>
          subjectIds.find((id) => profile.subjects.includes(id)) ?? ''
        const sorted = sortOwnFirst(list, ownCode, profile.subjects)
        const [first] = sorted
        return first ? children(sorted, first) : <Empty title="考点整理中" hint="整理好后会出现在这里" />
      }}
    </Loadable>
  )
})
