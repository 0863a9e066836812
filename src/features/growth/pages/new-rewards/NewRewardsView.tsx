import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { takeAward, newcomerRewards } from '@/contracts/growth/awards'
import { NEWCOMER_ALL, newcomerKeys, newcomerTasks, type NewcomerKey } from '@/domain/growth/newcomerTasks'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { ClaimButton } from '../../awards/ClaimButton'
import '../../growth.scss'

/** /new-rewards: newcomer tasks and their awards; a visitor sees them before a login. */
export const NewRewardsView = observer(function NewRewardsView() {
  const { session, ui, navigator } = useStores()
  return (
    <View className="growth">
      <Card>
        <View className="growth__title">新人福利</View>
        <View className="growth__note">
          完成 {newcomerKeys.length} 个小任务都能得积分，全部完成再得 {NEWCOMER_ALL} 积分和 1
          张补签卡。注册时发放的优惠券在“优惠券”里查看。
        </View>
        <View className="growth__actions">
          <Button kind="soft" block onPress={() => void navigator.go('coupon')}>
            看优惠券
          </Button>
        </View>
      </Card>
      {session.isLoggedIn ? (
        <OwnTasks key={session.uid} />
      ) : (
        <>
          <List title="新人任务">
            {newcomerKeys.map((key) => (
              <Cell
                key={key}
                title={newcomerTasks[key].title}
                note={newcomerTasks[key].note}
                value={`+${newcomerTasks[key].points} 分`}
              />
            ))}
          </List>
          <Button block size="l" onPress={() => void ui.openDialog({ kind: 'login' })}>
            登录后领取
          </Button>
        </>
      )}
    </View>
  )
})

const isKey = (key: string): key is NewcomerKey => newcomerKeys.some((one) => one === key)

const OwnTasks = observer(function OwnTasks() {
  const { call, session, ui, navigator } = useStores()
  const found = useResource(() => call(newcomerRewards, {}, { quiet: true }))
  const [task] = useState(() => new Task())
  // A task may have been done on the page that it led to.
  useDidShow(() => void found.load())
  const take = async (taskId: string): Promise<void> => {
    const isDone = await task.succeeds(async () => {
      const { points } = await call(takeAward, { params: { userId: session.uid, taskId } })
      ui.say(`领到 ${points} 积分`)
    })
    if (isDone) await found.load()
  }
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {({ tasks }) => (
        <List title="新人任务">
          {tasks.map(({ taskId, key, state, points }) => {
            const title = isKey(key) ? newcomerTasks[key].title : '完成全部新人任务'
            const note = isKey(key) ? newcomerTasks[key].note : `再得 ${points} 积分和 1 张补签卡`
            return (
              <Cell
                key={taskId}
                title={title}
                note={note}
                testId={`newcomer-${key}`}
                {...(state === 'ready'
                  ? {
                      value: (
                        <ClaimButton
                          points={points}
                          subject={title}
                          isBusy={task.isRunning}
                          onClaim={() => void take(taskId)}
                        />
                      ),
                    }
                  : { value: state === 'taken' ? '已领取' : `+${points} 分` })}
                {...(state === 'open' &&
                  isKey(key) && { onPress: () => void navigator.go(newcomerTasks[key].route) })}
              />
            )
          })}
        </List>
      )}
    </Loadable>
  )
})
