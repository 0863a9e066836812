import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { calendarAddress, renewCalendar } from '@/contracts/baoyan/follows'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { clipboard } from '@/platform/clipboard'
import { siteConfig } from '@/stores/siteConfig'
import { Task } from '@/stores/page/Task'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { moveFollows } from './localFollows'

/** One secret address under which any calendar app subscribes to all followed deadlines. */
export const CalendarCard = observer(function CalendarCard() {
  const { call, session, loginFlow, ui } = useStores()
  const [task] = useState(() => new Task())
  const copy = async (isNew: boolean): Promise<void> => {
    if (!(await loginFlow.require())) return
    const params = { uid: session.uid }
    await task.succeeds(async () => {
      await moveFollows(call, session.uid)
      const { url } = await (isNew ? call(renewCalendar, { params }) : call(calendarAddress, { params }))
      const isCopied = await clipboard.write(absoluteAddress(url, siteConfig.apiBase))
      ui.say(isCopied ? '订阅地址已复制，到手机日历里“添加订阅日历”粘贴' : '没有复制成功，请重试')
    })
  }
  return (
    <Card>
      <Section title="订阅到日历" note="关注的通知都在一个订阅日历里，日期改了会自动更新">
        <View className="baoyan-column">
          <Button
            block
            kind="soft"
            loading={task.isRunning}
            onPress={() => void copy(false)}
            testId="calendar-copy"
          >
            复制订阅地址
          </Button>
          <Button
            block
            kind="ghost"
            disabled={task.isRunning}
            onPress={() => void copy(true)}
            testId="calendar-renew"
          >
            换一个新地址，旧地址失效
          </Button>
          <View className="baoyan-note">地址只属于你，不要发给别人。</View>
        </View>
      </Section>
    </Card>
  )
})
