import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { clipboard } from '@/platform/clipboard'
import { refusedKinds, type RefusedWrite } from '@/stores/refused/RefusedWrites'
import { refusedWritesOf } from '@/stores/refused/refusedWritesOf'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import './RefusedList.scss'

/** Writes that the backend refused, with ways to repair them; draws nothing while there are none. */
export const RefusedList = observer(function RefusedList() {
  const refused = refusedWritesOf(useStores())
  if (refused.list.length === 0) return null
  return (
    <View className="refused" id="refused">
      <View className="refused__title">没有存上的内容</View>
      <View className="refused__note">
        这些内容没有存进账号，只留在这台设备上。可以重新提交，或复制后另存。
      </View>
      {refused.list.map((entry) => (
        <Refused key={entry.id} entry={entry} />
      ))}
    </View>
  )
})

const Refused = observer(function Refused({ entry }: { readonly entry: RefusedWrite }) {
  const stores = useStores()
  const { outbox, ui } = stores
  const refused = refusedWritesOf(stores)
  const { kind, text, reason } = entry

  const resend = async (): Promise<void> => {
    refused.resend(entry)
    await outbox.resume()
    if (!refused.list.some(({ id }) => id === entry.id)) ui.say('已重新提交')
  }
  const copy = async (): Promise<void> => {
    ui.say((await clipboard.write(text)) ? '已复制' : '复制失败，请稍后再试')
  }
  const discard = async (): Promise<void> => {
    const sure = await ui.openDialog({
      kind: 'confirm',
      title: '删除这一条',
      text: '删除后不能找回',
      confirm: '删除',
    })
    if (sure) refused.discard(entry)
  }

  return (
    <View className="refused__entry">
      <View className="refused__kind">{refusedKinds[kind]}</View>
      {text ? <View className="refused__text">{text}</View> : null}
      {reason ? <View className="refused__note">原因：{reason}</View> : null}
      <View className="refused__ways">
        <Button kind="soft" onPress={() => void resend()} testId="refused-resend">
          重新提交
        </Button>
        {text ? (
          <Button kind="ghost" onPress={() => void copy()}>
            复制
          </Button>
        ) : null}
        <Button kind="ghost" onPress={() => void discard()} testId="refused-discard">
          删除
        </Button>
      </View>
    </View>
  )
})
