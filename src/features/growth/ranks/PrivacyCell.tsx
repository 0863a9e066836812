import { observer } from 'mobx-react'
import { rankPrivacy, setRankPrivacy } from '@/contracts/growth/rooms'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Switch } from '@/ui/controls/Switch'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'

/** The choice to appear on leaderboards without a name. */
export const PrivacyCell = observer(function PrivacyCell() {
  const { call, ui } = useStores()
  const found = useResource(() => call(rankPrivacy, {}, { quiet: true }))
  const { value } = found
  if (!value) return null
  const set = async (isAnonymous: boolean): Promise<void> => {
    found.set({ isAnonymous })
    const isDone = await new Task().succeeds(() => call(setRankPrivacy, { body: { isAnonymous } }))
    if (isDone) ui.say(isAnonymous ? '已匿名上榜' : '已显示部分姓名')
    else found.set({ isAnonymous: !isAnonymous })
  }
  return (
    <List>
      <Cell
        title="匿名上榜"
        note="打开后，别人看到的是“匿名考生”"
        value={
          <Switch checked={value.isAnonymous} label="匿名上榜" onChange={(checked) => void set(checked)} />
        }
      />
    </List>
  )
})
