import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { scoreSubscription, subscribeScore } from '@/contracts/score/adjustments'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'

const OFF = { isOn: false, code: '', news: 0 }

/** Subscribes to new openings of a category, and says how many came since. */
export const Subscription = observer(function Subscription({ code }: { readonly code: string }) {
  const { call, session, ui } = useStores()
  const [task] = useState(() => new Task())
  const state = useResource(
    () =>
      session.isLoggedIn
        ? call(scoreSubscription, { params: { uid: session.uid, kind: 'adjust' } }, { quiet: true })
        : Promise.resolve(OFF),
    session.uid,
  )
  const { isOn, news } = state.value ?? OFF
  const toggle = async (): Promise<void> => {
    if (!session.isLoggedIn && !(await ui.openDialog({ kind: 'login' }))) return
    const params = { uid: session.uid, kind: 'adjust' } as const
    const done = await task.run(
      () => call(subscribeScore, { params, body: { isOn: !isOn, code } }),
      () => undefined,
    )
    if (!done) return
    state.set(done)
    ui.say(done.isOn ? '已订阅，有新的调剂信息会在这里提示' : '已取消订阅')
  }
  return (
    <Card>
      <View className="score-column">
        <View className="score-text">
          {isOn
            ? news > 0
              ? `上次查看后新增 ${news} 条`
              : '已订阅，暂时没有新增'
            : '订阅后，新增的调剂信息会提示你'}
        </View>
        <Button kind="soft" loading={task.isRunning} onPress={() => void toggle()} testId="adjust-subscribe">
          {isOn ? '取消订阅' : '订阅新增'}
        </Button>
      </View>
    </Card>
  )
})
