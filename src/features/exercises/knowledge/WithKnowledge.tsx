import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { knowledge, type KnowledgeSubject } from '@/contracts/exercise/knowledge'
import { sortOwnFirst } from '@/domain/progress/ownSubjectsFirst'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { useLearnerProfile } from '@/stores/useLearnerProfile'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'

interface WithKnowledgeProps {
  /** Gets the subjects with their knowledge points, at least one; the learner's first. */
  readonly children: (subjects: readonly KnowledgeSubject[], first: KnowledgeSubject) => ReactNode
}

/** Fetches how far each knowledge point is mastered, again whenever the page is shown; without a network as it was last. */
export const WithKnowledge = observer(function WithKnowledge({ children }: WithKnowledgeProps) {
  const { call, session } = useStores()
  const profile = useLearnerProfile()
  const found = usePersistedResource(
    { name: `exercise-knowledge:${session.uid}`, schema: knowledge.response },
    async () => {
      const params = { uid: session.uid }
      const [list] = await Promise.all([call(knowledge, { params }, { quiet: true }), profile.load()])
      return list
    },
  )
  // Something may have been practised meanwhile.
  useDidShow(() => {
    if (found.phase.kind === 'ready') void found.load()
  })
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {(list) => {
        const sorted = sortOwnFirst(list, ({ subject }) => subject, profile.subjects)
        const [first] = sorted
        return first ? children(sorted, first) : <Empty title="题目整理中" hint="整理好后会出现在这里" />
      }}
    </Loadable>
  )
})
