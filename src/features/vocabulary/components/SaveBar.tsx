import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import type { PlanDraft } from '../stores/PlanDraft'

/** Saves the plan that is previewed above. */
export const SaveBar = observer(function SaveBar({ draft }: { readonly draft: PlanDraft }) {
  const { ui } = useStores()
  const save = async (): Promise<void> => {
    if (await draft.save()) ui.say('计划已更新')
  }
  return (
    <View className="vocab__foot">
      <Button
        block
        size="l"
        loading={draft.isSaving}
        disabled={!draft.hasChanged || !draft.forecast}
        onPress={() => void save()}
        testId="plan-save"
      >
        {draft.hasChanged ? '保存计划' : '计划已保存'}
      </Button>
    </View>
  )
})
