import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { contextKinds } from '@/contracts/assistant/context'
import { Consultation } from '@/stores/account/Consultation'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Pressable } from '@/ui/controls/Pressable'
import { Tag } from '@/ui/feedback/Tag'
import { ariaProps } from '@/ui/controls/target'
import { asksForHelpNow } from '../models/asksForHelpNow'
import type { Chat } from '../stores/Chat'
import { sentencesOf } from '../stores/Announcer'
import type { LiveTurn } from '../stores/LiveTurn'
import { AnswerActions } from './AnswerActions'
import { AnswerBlocks } from './AnswerBlocks'
import { AnswerSources } from './AnswerSources'
import { Hotlines } from './Hotlines'
import { MarkedAnswer } from './SourceMark'

interface TurnProps {
  readonly chat: Chat
  readonly live: LiveTurn
  readonly variant: string
  readonly isLast: boolean
}

/** A question with its answer. */
export const TurnCard = observer(function TurnCard({ chat, live, variant, isLast }: TurnProps) {
  const { question, context, turnId } = live.turn
  return (
    <View className="chat__turn" id={`turn-${turnId}`}>
      <View className="chat__question">
        {context ? (
          <View className="chat__small">
            关于{contextKinds[context.kind]}：{context.title}
          </View>
        ) : null}
        {question}
      </View>
      <View className="chat__answer">
        {/* Wrap the growing part in an element of its own: inserting a middle child resends all children of the parent in a mini-program. */}
        <View>
          <MarkedAnswer value={live}>
            <AnswerBlocks blocks={live.blocks} />
          </MarkedAnswer>
        </View>
        <View>
          <Tail live={live} />
        </View>
        <Spoken live={live} />
        <View>
          <Ending chat={chat} live={live} variant={variant} isLast={isLast} />
        </View>
      </View>
    </View>
  )
})

/** The end that still grows; each sentence is drawn by itself, and said once when it is finished. */
const Tail = observer(function Tail({ live }: { readonly live: LiveTurn }) {
  if (!live.isRunning && live.tail === '') return null
  return (
    <View className="answer__tail" {...ariaProps({ busy: live.isRunning })}>
      {sentencesOf(live.tail).map((sentence, at) => (
        <Text key={at}>{sentence}</Text>
      ))}
      {live.isRunning ? <Text className="chat__cursor">▍</Text> : null}
    </View>
  )
})

/** Says what was finished last; it outlives the answer, so that the end is heard too. */
const Spoken = observer(function Spoken({ live }: { readonly live: LiveTurn }) {
  const [wasLive] = useState(live.isRunning)
  if (!wasLive) return null
  return (
    <View className="yt-sr" {...ariaProps({ role: 'status', live: 'polite' })}>
      {live.announcement}
    </View>
  )
})

const Ending = observer(function Ending({ chat, live, variant, isLast }: TurnProps) {
  const { state, sources, followUps, handOver } = live.turn
  if (live.error) return <Broken chat={chat} live={live} />
  if (live.isRunning) return null
  return (
    <>
      {state === 'stopped' ? <Tag>已停止</Tag> : null}
      {state === 'failed' ? <View className="chat__small">这次没有答上来，换个答案试试</View> : null}
      {live.isEmpty ? null : <AnswerSources sources={sources} />}
      {handOver ? <Person /> : null}
      {live.below > 1 ? <AnswerActions chat={chat} live={live} variant={variant} isLast={isLast} /> : null}
      {isLast && live.below > 1 ? <Asks chat={chat} asks={followUps} /> : null}
    </>
  )
})

const Broken = observer(function Broken({ chat, live }: Pick<TurnProps, 'chat' | 'live'>) {
  return (
    <View className="chat__broken" {...ariaProps({ role: 'alert' })}>
      <View className="yt-grow">
        {asksForHelpNow(live.turn.question) ? <Hotlines /> : null}
        {live.error}
      </View>
      {live.isRefused ? (
        <Button kind="soft" size="s" onPress={() => chat.reword(live)} testId="chat-reword">
          修改问题
        </Button>
      ) : (
        <Button kind="soft" size="s" onPress={() => void chat.retry(live)}>
          {chat.waitsForLogin ? '登录' : '重试'}
        </Button>
      )}
    </View>
  )
})

function Person() {
  const stores = useStores()
  return (
    <Button kind="soft" block icon="message" onPress={() => void new Consultation(stores).open()}>
      联系人工客服
    </Button>
  )
}

/** Questions to go on with. */
export function Asks({ chat, asks }: { readonly chat: Chat; readonly asks: readonly string[] }) {
  return (
    <View className="chat__asks">
      {asks.map((ask) => (
        <Pressable key={ask} className="chat__ask" onPress={() => void chat.ask(ask)}>
          {ask}
        </Pressable>
      ))}
    </View>
  )
}
