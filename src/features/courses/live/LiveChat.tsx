import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { LiveMessage } from '@/contracts/course/live'
import type { LivePhase } from '@/domain/courses/livePhase'
import { timecode } from '@/domain/courses/timecode'
import { video } from '@/platform/video'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Field } from '@/ui/controls/Field'
import { ariaProps } from '@/ui/controls/target'
import { TextLink } from '@/ui/controls/TextLink'
import { RECORDING_PLAYER } from './recordingPlayer'
import type { LiveTalk } from './LiveTalk'

/** Messages that are drawn: each new one sends them all to the view of a mini-program. */
const SHOWN = 30

interface LiveChatProps {
  readonly talk: LiveTalk
  /** Messages can be sent only while it is on air. */
  readonly phase: LivePhase
}

const INVITATION: Readonly<Record<LivePhase, string>> = {
  before: '开播后可以提问',
  live: '说点什么',
  replay: '直播已结束',
  ended: '直播已结束',
}

/** The room's chat, newest first, with its input. */
export const LiveChat = observer(function LiveChat({ talk, phase }: LiveChatProps) {
  const shown = talk.messages.slice(-SHOWN).reverse()
  const since = talk.isReplaying ? talk.state.startsAt : undefined
  return (
    <Card>
      <View className="live__chat">
        <SayField talk={talk} phase={phase} />
        {shown.length === 0 && phase === 'live' ? (
          <View className="live__note">还没有人说话，问老师一个问题吧</View>
        ) : null}
        <View className="live__chat" {...ariaProps({ role: 'region', label: '聊天' })}>
          {shown.map((message) => (
            <Said key={message.messageId} message={message} since={since} />
          ))}
        </View>
      </View>
    </Card>
  )
})

interface SaidProps {
  readonly message: LiveMessage
  /** When the broadcast began, where it is seen again. */
  readonly since: number | undefined
}

function Said({ message: { name, text, mine, saidAt }, since }: SaidProps) {
  return (
    <View className="live__message">
      {since === undefined ? null : <Moment second={Math.max(0, Math.floor((saidAt - since) / 1000))} />}
      <View className={mine ? 'live__name live__name--mine' : 'live__name'}>{mine ? '我' : name}</View>
      <View>{text}</View>
    </View>
  )
}

/** When something was said, in the recording, and the way there. */
function Moment({ second }: { readonly second: number }) {
  const text = timecode(second)
  return (
    <TextLink onPress={() => video.handleOf(RECORDING_PLAYER).seek(second)} label={`跳到 ${text}`}>
      {text}
    </TextLink>
  )
}

const SayField = observer(function SayField({ talk, phase }: LiveChatProps) {
  const { loginFlow } = useStores()
  const say = async (): Promise<void> => {
    if (await loginFlow.require()) await talk.say()
  }
  return (
    <Field
      label="发言"
      hideLabel
      placeholder={INVITATION[phase]}
      disabled={phase !== 'live'}
      value={talk.text}
      onChange={talk.type}
      maxLength={100}
      confirmType="send"
      onSubmit={() => void say()}
      suffix={
        <Button
          size="s"
          loading={talk.isSaying}
          disabled={phase !== 'live' || talk.isSlowed}
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
