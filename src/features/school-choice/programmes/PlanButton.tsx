import { observer } from 'mobx-react'
import { useState } from 'react'
import { planProgramme } from '@/contracts/choose/plans'
import { Task } from '@/stores/page/Task'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'

/** Adds a programme to the plan; a visitor logs in first. */
export const PlanButton = observer(function PlanButton({ programmeId }: { readonly programmeId: string }) {
  const { call, session, ui } = useStores()
  const [task] = useState(() => new Task())
  const [isPlanned, setPlanned] = useState(false)
  const add = async (): Promise<void> => {
    if (!session.isLoggedIn && !(await ui.openDialog({ kind: 'login' }))) return
    const params = { uid: session.uid, id: programmeId }
    if (!(await task.succeeds(() => call(planProgramme, { params, body: { isFirst: false } })))) return
    setPlanned(true)
    ui.say('已加入备选，在“智能分析”里设为第一志愿')
  }
  return (
    <Button
      kind="soft"
      icon="plus"
      loading={task.isRunning}
      disabled={isPlanned}
      onPress={() => void add()}
      testId="plan-add"
    >
      {isPlanned ? '已在备选' : '加入备选'}
    </Button>
  )
})
