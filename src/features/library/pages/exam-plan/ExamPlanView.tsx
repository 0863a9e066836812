import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { studyPlan } from '@/contracts/library/handbook'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Loadable } from '@/ui/feedback/Loadable'
import { PlanBoard } from '../../plans/PlanBoard'
import '../../library.scss'

/** /book/exam-plan: a plan by months, whose items are ticked. */
export function ExamPlanView() {
  const [planId, choose] = useState<string>()
  return (
    <View className="library">
      <Loaded key={planId ?? ''} planId={planId} onChoose={choose} />
    </View>
  )
}

interface LoadedProps {
  readonly planId: string | undefined
  readonly onChoose: (planId: string) => void
}

const Loaded = observer(function Loaded({ planId, onChoose }: LoadedProps) {
  const { call, session } = useStores()
  const query = planId === undefined ? {} : { planId }
  const found = useResource(() => call(studyPlan, { params: { uid: session.uid }, query }))
  return (
    <Loadable phase={found.phase} onRetry={() => void found.load()}>
      {(shown) => <PlanBoard shown={shown} onChoose={onChoose} />}
    </Loadable>
  )
})
