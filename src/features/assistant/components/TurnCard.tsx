import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Consultation } from '@/stores/Consultation'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { Pressable } from '@/ui/Pressable'
import { Tag } from '@/ui/Tag'
import { facts } from '@/ui/target'
import type { Chat } from '../stores/Chat'
import { type LiveTurn, sentencesOf } from '../stores/LiveTurn'
import { AnswerActions } from './AnswerActions'
import { AnswerBlocks } from './AnswerBlocks'
import { AnswerSources } from './AnswerSources'

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
        {context ? <View className="chat__small">关于 {context.title}</View> : null}
        {question}
      </View>
      <View className="chat__answer">
        <AnswerBlocks blocks={live.blocks} />
        <Tail live={live} />
        <Ending chat={chat} live={live} variant={variant} isLast={isLast} />
      </View>
    </View>
  )
})

/** The end that still grows; each sentence is drawn by itself, and said once when it is finished. */
const Tail = observer(function Tail({ live }: { readonly live: LiveTurn }) {
  if (!live.isRunning && live.tail === '') return null
  return (
    <>
      <View className="answer__tail" {...facts({ busy: live.isRunning })}>
        {sentencesOf(live.tail).map((sentence, at) => (
          <Text key={at}>{sentence}</Text>
        ))}
        {live.isRunning ? <Text className="chat__cursor">▍</Text> : null}
      </View>
      <View className="yt-sr" {...facts({ role: 'status', live: 'polite' })}>
        {live.lastSentence}
      </View>
    </>
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
      <AnswerSources sources={sources} />
      {handOver ? <Person /> : null}
      <AnswerActions chat={chat} live={live} variant={variant} isLast={isLast} />
      {isLast ? <Asks chat={chat} asks={followUps} /> : null}
    </>
  )
})

const Broken = observer(function Broken({ chat, live }: Pick<TurnProps, 'chat' | 'live'>) {
  return (
    <View className="chat__broken" {...facts({ role: 'alert' })}>
      <View className="yt-grow">{live.error}</View>
      <Button kind="soft" size="s" onPress={() => void chat.retry(live)}>
        重试
      </Button>
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
