import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { blockUser, muteUser, report } from '@/contracts/community/trust'
import type { ReportReason, ReviewTarget } from '@/domain/community/kinds'
import { Task } from '@/stores/page/Task'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { TextArea } from '@/ui/controls/TextArea'
import { Sheet } from '@/ui/layout/Sheet'

const REASONS: readonly { key: ReportReason; text: string }[] = [
  { key: 'ad', text: '广告引流' },
  { key: 'abuse', text: '辱骂攻击' },
  { key: 'cheat', text: '作弊违法' },
  { key: 'privacy', text: '泄露隐私' },
  { key: 'other', text: '其他' },
]

interface ReportSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly kind: ReviewTarget
  readonly targetId: string
  /** Absent for texts without an author. */
  readonly authorId?: string | undefined
  readonly onBlocked: () => void
}

/** Reports a text, or blocks its author. */
export const ReportSheet = observer(function ReportSheet(props: ReportSheetProps) {
  const { open, onClose, kind, targetId, authorId, onBlocked } = props
  const { call, ui, session, loginFlow } = useStores()
  const [task] = useState(() => new Task())
  const [reason, choose] = useState<ReportReason>()
  const [note, write] = useState('')
  const send = async (): Promise<void> => {
    if (!reason || !(await loginFlow.require())) return
    const input = { params: { kind, targetId }, body: { reason, note } }
    if (!(await task.succeeds(() => call(report, input)))) return
    ui.say('已收到举报，我们会尽快处理')
    onClose()
  }
  const hide = async (contract: typeof blockUser | typeof muteUser, said: string): Promise<void> => {
    if (!authorId || !(await loginFlow.require())) return
    if (!(await task.succeeds(() => call(contract, { params: { uid: session.uid, authorId } })))) return
    ui.say(said)
    onBlocked()
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title="举报与屏蔽">
      <Choice options={REASONS} label="举报原因" value={reason} onChange={choose} columns={3} />
      <TextArea label="补充说明（选填）" value={note} onChange={write} maxLength={200} rows={2} />
      <Button block disabled={!reason} loading={task.isRunning} onPress={() => void send()}>
        提交举报
      </Button>
      {authorId && authorId !== session.uid ? (
        <>
          <Button
            block
            kind="soft"
            disabled={task.isRunning}
            onPress={() => void hide(muteUser, '已设为不看，可在“我的发布”里恢复')}
          >
            不看 TA 的内容
          </Button>
          <Button
            block
            kind="soft"
            disabled={task.isRunning}
            onPress={() => void hide(blockUser, '已屏蔽，可在“我的发布”里解除')}
          >
            屏蔽这位用户
          </Button>
          <View className="comments__answering">屏蔽后 TA 也不能回复你。</View>
        </>
      ) : null}
    </Sheet>
  )
})
