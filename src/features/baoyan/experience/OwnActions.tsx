import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { deleteExperience, type OwnExperience } from '@/contracts/baoyan/experiences'
import { Task } from '@/stores/page/Task'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { draftOf } from './ExperienceForm'

interface OwnActionsProps {
  readonly edited: OwnExperience
  readonly onGone: () => void
}

/** Opens the public page of an own post, or deletes the post. */
export const OwnActions = observer(function OwnActions({ edited, onGone }: OwnActionsProps) {
  const { call, session, navigator, ui, drafts } = useStores()
  const [task] = useState(() => new Task())
  const { experienceId: id, state } = edited
  const remove = async (): Promise<void> => {
    const isSure = await ui.openDialog({
      kind: 'confirm',
      title: '删除经验',
      text: '删除后不能恢复，别人也不能再看到。',
      confirm: '删除',
    })
    const params = { uid: session.uid, id }
    if (!isSure || !(await task.succeeds(() => call(deleteExperience, { params })))) return
    drafts.drop(draftOf(edited))
    ui.say('已删除')
    onGone()
  }
  return (
    <View className="baoyan-row">
      {state === 'public' ? (
        <Button kind="soft" size="s" onPress={() => void navigator.go('baoyanMasterDetails', { id })}>
          看发布的页面
        </Button>
      ) : null}
      <Button
        kind="ghost"
        size="s"
        loading={task.isRunning}
        onPress={() => void remove()}
        testId="experience-delete"
      >
        删除
      </Button>
    </View>
  )
})
