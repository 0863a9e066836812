import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { learningMap, type LearningMap } from '@/contracts/progress/learningMap'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { useStores } from '@/stores/useStores'
import { Loadable } from '@/ui/feedback/Loadable'

interface WithMapProps {
  readonly children: (map: LearningMap) => ReactNode
}

/** Fetches the learning map, again whenever the page is shown; without a network as it was last. */
export const WithMap = observer(function WithMap({ children }: WithMapProps) {
  const { call, session } = useStores()
  const found = usePersistedResource(
    { name: `learning-map:${session.uid}`, schema: learningMap.response },
    () => call(learningMap, { params: { uid: session.uid } }, { quiet: true }),
  )
  // Something may have been done meanwhile.
  useDidShow(() => {
    if (found.phase.kind === 'ready') void found.load()
  })
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {children}
    </Loadable>
  )
})
