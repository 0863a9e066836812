import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { LiveMessage } from '@/contracts/course/live'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Field } from '@/ui/Field'
import { facts } from '@/ui/target'
import type { LiveTalk } from '../stores/LiveTalk'

/** Messages that are drawn: each new one sends them all to the view of a mini-program. */
const SHOWN = 30

/** What is said in the room, the newest first, and the field to say something. */
export const LiveChat = observer(function LiveChat({ talk }: { readonly talk: LiveTalk }) {
  const shown = talk.messages.slice(-SHOWN).reverse()
  return (
    <Card>
      <View className="live__chat">
        <SayField talk={talk} />
        {shown.length === 0 ? <View className="live__note">还没有人说话，问老师一个问题吧</View> : null}
        <View className="live__chat" {...facts({ role: 'region', label: '聊天' })}>
          {shown.map((message) => (
            <Said key={message.messageId} message={message} />
          ))}
        </View>
      </View>
    </Card>
  )
})

function Said({ message: { name, text, mine } }: { readonly message: LiveMessage }) {
  return (
    <View className="live__message">
      <View className={mine ? 'live__name live__name--mine' : 'live__name'}>{mine ? '我' : name}</View>
      <View>{text}</View>
    </View>
  )
}

const SayField = observer(function SayField({ talk }: { readonly talk: LiveTalk }) {
  const { loginFlow } = useStores()
  const say = async (): Promise<void> => {
    if (await loginFlow.require()) await talk.say()
  }
  return (
    <Field
      label="发言"
      hideLabel
      placeholder="说点什么"
      value={talk.text}
      onChange={talk.type}
      maxLength={100}
      confirmType="send"
      onSubmit={() => void say()}
      suffix={
        <Button
          size="s"
          loading={talk.isSaying}
          disabled={talk.isSlowed}
          onPress={() => void say()}
          testId="live-say"
        >
          {talk.isSlowed ? '请稍等' : '发送'}
        </Button>
      }
      testId="live-text"
    />
  )
})
