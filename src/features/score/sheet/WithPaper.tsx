import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { scorePaper, type ScorePaper } from '@/contracts/score/papers'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Loadable } from '@/ui/feedback/Loadable'
import { PaperList } from './PaperList'

interface WithPaperProps {
  readonly children: (paper: ScorePaper) => ReactNode
}

/** The paper that `paper` of the address names; the list of papers where it names none. */
export function WithPaper({ children }: WithPaperProps) {
  const id = useRoute().given['paper'] ?? ''
  return id ? (
    <OpenPaper id={id}>{children}</OpenPaper>
  ) : (
    <View className="score-page">
      <PaperList />
    </View>
  )
}

interface OpenPaperProps extends WithPaperProps {
  readonly id: string
}

/** A paper; one that the learner has opened before is there without a network. */
const OpenPaper = observer(function OpenPaper({ id, children }: OpenPaperProps) {
  const { call, session } = useStores()
  const found = usePersistedResource(
    { name: `score-paper:${session.uid || '0'}:${id}`, schema: scorePaper.response },
    () => call(scorePaper, { params: { id } }, { quiet: true }),
  )
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {children}
    </Loadable>
  )
})
