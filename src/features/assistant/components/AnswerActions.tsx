import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { ratings, Turn } from '@/contracts/assistant/chat'
import { cutText } from '@/lib/text/cutText'
import { clipboard } from '@/platform/clipboard'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { Sheet } from '@/ui/layout/Sheet'
import { labelled } from '../models/aiLabel'
import { variantRoutes } from '../models/variantRoutes'
import type { Chat } from '../stores/Chat'
import type { LiveTurn } from '../stores/LiveTurn'
import { openRoute } from '../models/openRoute'

type Reason = Exclude<(typeof ratings)[number], 'good'>

const REASONS: readonly { key: Reason; text: string }[] = [
  { key: 'wrong', text: '内容有错' },
  { key: 'off-topic', text: '答非所问' },
  { key: 'too-short', text: '不够详细' },
  { key: 'harmful', text: '让人不适' },
  { key: 'other', text: '其他' },
]

/** Kinds of answers without sources are fixed, so they cannot be regenerated. */
const ANOTHER: readonly Turn['kind'][] = ['extract', 'model']

/** Title of a question to an expert, in characters. */
const MOST_TITLE = 60

interface ActionsProps {
  readonly chat: Chat
  readonly live: LiveTurn
  readonly variant: string
  readonly isLast: boolean
}

/** Actions of an answer: copy, regenerate, share, rate. */
export const AnswerActions = observer(function AnswerActions({ chat, live, variant, isLast }: ActionsProps) {
  const stores = useStores()
  const { ui, session } = stores
  const { question, text, kind, state, sources } = live.turn
  const copy = async (): Promise<void> => {
    ui.say((await clipboard.write(labelled(question, text))) ? '已复制' : '没有复制成功')
  }
  const share = async (): Promise<void> => {
    const shareId = await chat.share(live)
    if (shareId) await openRoute(stores, { route: variantRoutes(variant).answer, query: { shareId } })
  }
  if (live.isEmpty)
    return (
      <View className="chat__actions">
        <Button kind="soft" size="s" icon="refresh" onPress={() => void chat.regenerate(live)}>
          重试
        </Button>
      </View>
    )
  const hasAnother = ANOTHER.includes(kind) && (state !== 'done' || sources.length > 0)
  return (
    <View className="chat__actions">
      <Button kind="ghost" size="s" onPress={() => void copy()}>
        复制
      </Button>
      {isLast && hasAnother ? (
        <Button kind="ghost" size="s" icon="refresh" onPress={() => void chat.regenerate(live)}>
          换个答案
        </Button>
      ) : null}
      {session.isLoggedIn ? (
        <Button kind="ghost" size="s" onPress={() => void share()}>
          分享
        </Button>
      ) : null}
      {isLast && hasAnother ? (
        <Button
          kind="ghost"
          size="s"
          onPress={() =>
            void stores.navigator.go('expertsQuestion', {
              from: 'assistant',
              ref: live.turn.turnId,
              about: cutText(question, MOST_TITLE),
            })
          }
        >
          问名师
        </Button>
      ) : null}
      <Rating chat={chat} live={live} rating={live.turn.rating} />
    </View>
  )
})

interface RatingProps extends Pick<ActionsProps, 'chat' | 'live'> {
  readonly rating: Turn['rating']
}

function Rating({ chat, live, rating }: RatingProps) {
  const { ui } = useStores()
  const [asks, setAsks] = useState(false)
  const rate = (chosen: Turn['rating']): void => {
    setAsks(false)
    void chat.rate(live, chosen)
    if (chosen) ui.say('谢谢，我们会看的')
  }
  return (
    <>
      <Button
        kind={rating === 'good' ? 'soft' : 'ghost'}
        size="s"
        onPress={() => rate(rating === 'good' ? null : 'good')}
      >
        满意
      </Button>
      <Button kind={rating && rating !== 'good' ? 'soft' : 'ghost'} size="s" onPress={() => setAsks(true)}>
        不满意
      </Button>
      <Sheet open={asks} onClose={() => setAsks(false)} title="哪里不满意？">
        <Choice
          label="哪里不满意"
          columns={2}
          options={REASONS}
          value={REASONS.find(({ key }) => key === rating)?.key}
          onChange={rate}
        />
      </Sheet>
    </>
  )
}
