import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { MOST_ASKED } from '@/contracts/assistant/chat'
import { askedAbout, contextKinds } from '@/contracts/assistant/context'
import type { Variant } from '@/contracts/assistant/variants'
import { newId } from '@/lib/newId'
import { afterPaint } from '@/platform/afterPaint'
import { scroll } from '@/platform/scroll'
import { storage } from '@/platform/storage'
import { openStream } from '@/platform/stream'
import { siteConfig } from '@/stores/siteConfig'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useLearnerProfile } from '@/stores/useLearnerProfile'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Field } from '@/ui/controls/Field'
import { Icon } from '@/ui/Icon'
import { Loadable } from '@/ui/feedback/Loadable'
import { Pressable } from '@/ui/controls/Pressable'
import { Asks, TurnCard } from '../../components/TurnCard'
import { cardQuestions } from '../../models/cardQuestions'
import { seasonText } from '../../models/seasonText'
import { openVariant, variantOf } from '../../models/variantPages'
import { variantRoutes } from '../../models/variantRoutes'
import { Chat } from '../../stores/Chat'
import type { ChatOpening } from '../../stores/ChatOpening'
import { ConversationStorage } from '../../stores/ConversationStorage'
import { useVariants } from '../../stores/useVariants'
import '../../assistant.scss'

/** Seed §4: placeholder of the disabled input. */
const BUSY = '正在为您解答问题，请您稍后再输入'
const BELOW_BAR = 60
/** Blocks of an answer that is seen whole beside its question. */
const SHORT_ANSWER = 5

/** `?kind=word&key=abandon&title=abandon`: the learner's context. `?id=`: a conversation of the records. */
const openingOf = (given: Readonly<Record<string, string>>): ChatOpening => ({
  conversationId: given['id'],
  draft: given['ask'],
  about: askedAbout(given),
})

/** All chat pages: the row says which assistant it is. */
export const ChatView = observer(function ChatView() {
  const stores = useStores()
  const { row, given } = useRoute()
  const variant = variantOf(row, given)
  const list = useVariants()
  const chat = usePageStore(() => {
    const deps = {
      ...stores,
      variant,
      newId,
      open: openStream,
      apiBase: siteConfig.apiBase,
      setTimeout: (run: () => void, ms: number) => void setTimeout(run, ms),
    }
    const conversation = new ConversationStorage({ ...stores, storage: storage.local }, variant)
    return new Chat({ ...deps, conversation }, openingOf(given))
  })
  return (
    <View className="chat">
      <KeptInSight chat={chat} />
      <Head chat={chat} variant={variant} />
      {chat.turns.length === 0 ? (
        <Loadable phase={list.phase} skeleton="card" onRetry={() => void list.load()}>
          {(all) => <Welcome chat={chat} shown={all.find((one) => one.variant === variant)} />}
        </Loadable>
      ) : (
        <View className="chat__turns">
          {chat.turns.map((live, at) => (
            <TurnCard
              key={live.turn.turnId}
              chat={chat}
              live={live}
              variant={variant}
              isLast={at === chat.turns.length - 1}
            />
          ))}
        </View>
      )}
      <Composer chat={chat} />
    </View>
  )
})

/**
 * Scrolls the newest question to the top of the screen. At first the page is too short for that, so the first blocks of
 * the answer, and the parts below a short one, scroll again. A long answer does not move its reader.
 */
const KeptInSight = observer(function KeptInSight({ chat }: { readonly chat: Chat }) {
  const last = chat.turns[chat.turns.length - 1]
  const asked = last?.turn.turnId
  const count = last?.blocks.length ?? 0
  const grown = count > SHORT_ANSWER ? SHORT_ANSWER : `${count} ${last?.below}`
  useEffect(() => {
    if (asked) afterPaint(() => scroll.toElement(`turn-${asked}`, BELOW_BAR))
  }, [asked, grown])
  return null
})

interface HeadProps {
  readonly chat: Chat
  readonly variant: string
}

const Head = observer(function Head({ chat, variant }: HeadProps) {
  const stores = useStores()
  const { list } = variantRoutes(variant)
  return (
    <View className="chat__head">
      <Button
        kind="ghost"
        size="s"
        icon="clock"
        onPress={() => void openVariant(stores, { variant, route: list })}
      >
        记录
      </Button>
      {chat.turns.length > 0 ? (
        <Button kind="ghost" size="s" icon="plus" onPress={chat.renew}>
          新对话
        </Button>
      ) : null}
    </View>
  )
})

interface WelcomeProps {
  readonly chat: Chat
  readonly shown: Variant | undefined
}

/** Introduces the assistant with suggested questions, about the learner's card if there is one. */
const Welcome = observer(function Welcome({ chat, shown }: WelcomeProps) {
  const profile = useLearnerProfile()
  const { clock } = useStores()
  if (!shown) return null
  const { about } = chat
  const season = shown.variant === 'general' ? seasonText(profile, clock.now()) : undefined
  return (
    <Card>
      <View className={`chat__name chat__name--${shown.look}`}>{shown.name}</View>
      <View className="chat__greeting">{shown.greeting}</View>
      {season ? <View className="chat__greeting">{season}</View> : null}
      <Asks chat={chat} asks={about ? cardQuestions[about.kind] : shown.suggestions} />
    </Card>
  )
})

/** The input, disabled while an answer grows; keeps its text. */
const Composer = observer(function Composer({ chat }: { readonly chat: Chat }) {
  const { isAnswering, text, about } = chat
  return (
    <View className="chat__composer">
      {about ? (
        <View className="chat__about">
          <View className="yt-grow">
            关于{contextKinds[about.kind]}：{about.title}
          </View>
          <Pressable label="不带上它" onPress={chat.forgetAbout} className="chat__cross">
            <Icon name="close" />
          </Pressable>
        </View>
      ) : null}
      <View className={isAnswering ? 'chat__row chat__row--busy' : 'chat__row'}>
        <Field
          className="yt-grow"
          label="问题"
          hideLabel
          value={isAnswering ? '' : text}
          onChange={chat.type}
          onSubmit={() => void chat.send()}
          confirmType="send"
          placeholder={isAnswering ? BUSY : '写下你的问题'}
          maxLength={MOST_ASKED}
          disabled={isAnswering}
          testId="chat-input"
        />
        {isAnswering ? (
          <Button kind="soft" onPress={() => void chat.stop()} testId="chat-stop">
            停止
          </Button>
        ) : (
          <Button onPress={() => void chat.send()} disabled={!chat.canSend} testId="chat-send">
            发送
          </Button>
        )}
      </View>
    </View>
  )
})
