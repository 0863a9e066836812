import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { pointSubjects, type PointSubject } from '@/contracts/course/points'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'

interface WithPointSubjectsProps {
  /** Gets the subjects, at least one. */
  readonly children: (subjects: readonly PointSubject[], first: PointSubject) => ReactNode
}

/** Fetches the subjects that have points, for pages that show one of them. */
export const WithPointSubjects = observer(function WithPointSubjects({ children }: WithPointSubjectsProps) {
  const { call } = useStores()
  const subjects = usePersistedResource({ name: 'point-subjects', schema: pointSubjects.response }, () =>
    call(pointSubjects, {}, { quiet: true }),
  )
  return (
    <Loadable phase={subjects.phase} skeleton="list" onRetry={() => void subjects.load()}>
      {(list) =>
        list[0] ? children(list, list[0]) : <Empty title="考点整理中" hint="整理好后会出现在这里" />
      }
    </Loadable>
  )
})
