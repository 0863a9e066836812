import { observer } from 'mobx-react'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import type { PlanDraft } from '../stores/PlanDraft'
import { PlanRow } from './PlanRow'

/** Says how many of the rarest words a plan leaves out, and takes them up again. */
export const SetAside = observer(function SetAside({ draft }: { readonly draft: PlanDraft }) {
  const { leftOut } = draft
  if (leftOut === 0) return null
  return (
    <Card testId="set-aside">
      <PlanRow title={`最少考的 ${leftOut} 个词先放下`} note="暂时不会出现在新词里">
        <Button size="s" kind="soft" onPress={() => draft.change({ wordLimit: null })}>
          加回来
        </Button>
      </PlanRow>
    </Card>
  )
})
