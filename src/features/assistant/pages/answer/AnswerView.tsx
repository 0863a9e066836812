import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useMemo } from 'react'
import { sharedTurn, type SharedTurn } from '@/contracts/assistant/chat'
import { clipboard } from '@/platform/clipboard'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { AnswerBlocks } from '../../components/AnswerBlocks'
import { AnswerSources } from '../../components/AnswerSources'
import { MarkedAnswer } from '../../components/SourceMark'
import { labelled } from '../../models/aiLabel'
import { openVariant } from '../../models/variantPages'
import { useVariants } from '../../stores/useVariants'
import '../../assistant.scss'

/** The answer pages: `?shareId=` is one answer that somebody shares. */
export const AnswerView = observer(function AnswerView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const { shareId } = given
  if (shareId) return <Found shareId={shareId} />
  return (
    <Empty
      title="没有找到这个回答"
      hint="链接可能不完整，让分享的同学再发一次"
      action={{ text: '自己问一问', onPress: () => void navigator.go('chatbotPro') }}
    />
  )
})

const Found = observer(function Found({ shareId }: { readonly shareId: string }) {
  const { call } = useStores()
  const found = useResource(() => call(sharedTurn, { params: { shareId } }, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(turn) => <Shared turn={turn} />}
    </Loadable>
  )
})

const Shared = observer(function Shared({ turn }: { readonly turn: SharedTurn }) {
  const stores = useStores()
  const list = useVariants()
  const { phase } = list
  const variant = phase.kind === 'ready' ? phase.value.find((one) => one.variant === turn.variant) : undefined
  const marked = useMemo(() => ({ turn }), [turn])
  const copy = async (): Promise<void> => {
    stores.ui.say((await clipboard.write(labelled(turn.question, turn.text))) ? '已复制' : '没有复制成功')
  }
  return (
    <View className="chat">
      <View className="chat__question">{turn.question}</View>
      <Card>
        <MarkedAnswer value={marked}>
          <AnswerBlocks blocks={turn.blocks} />
        </MarkedAnswer>
        <AnswerSources sources={turn.sources} />
        <Button kind="ghost" size="s" onPress={() => void copy()}>
          复制
        </Button>
      </Card>
      <Button
        block
        size="l"
        onPress={() => void openVariant(stores, variant ?? { variant: 'general', route: 'chatbotPro' })}
      >
        我也问一个
      </Button>
    </View>
  )
})
