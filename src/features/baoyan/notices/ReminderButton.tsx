import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { noticeReminder, setReminder } from '@/contracts/baoyan/reminders'
import { subscribeMessage } from '@/platform/subscribeMessage'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'

/** Asks WeChat for one message a day before the next deadline; absent where no message can come. */
export const ReminderButton = observer(function ReminderButton({ noticeId }: { readonly noticeId: string }) {
  const { call, session, ui } = useStores()
  const [task] = useState(() => new Task())
  const params = { uid: session.uid, noticeId }
  const found = useResource(() => call(noticeReminder, { params }, { quiet: true }), noticeId)
  if (!found.value?.canSend) return null
  const { isOn, templateId } = found.value
  const toggle = (): Promise<boolean> =>
    task.succeeds(async () => {
      // WeChat lets only a tap ask, so nothing may be awaited before.
      if (!isOn && !(await subscribeMessage.ask(templateId))) return ui.say('没有允许接收，截止前不会提醒')
      const done = await call(setReminder, { params, body: { isOn: !isOn } })
      found.set(done)
      ui.say(done.isOn ? '下一个截止日前一天会发微信消息' : '已关闭提醒')
    })
  return (
    <View>
      <Button
        kind="soft"
        block
        loading={task.isRunning}
        onPress={() => void toggle()}
        testId="notice-reminder"
      >
        {isOn ? '已开提醒，点这里关闭' : '截止前一天微信提醒我'}
      </Button>
    </View>
  )
})
