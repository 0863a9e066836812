import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import type { PlanDraft } from '../stores/PlanDraft'
import './LateHelp.scss'

const PERCENT = 100

/** What would help when the words do not fit before the exam; each way is one press. */
export const LateHelp = observer(function LateHelp({ draft }: { readonly draft: PlanDraft }) {
  const { late } = draft
  if (!late) return null
  const { isPaceTooSlow, minutesPerDay, retention, words } = late
  return (
    <Card testId="late-help">
      <View className="late__title">时间有点紧，可以这样调整</View>
      {isPaceTooSlow ? <Way text="新词数自动安排，全部学得完" onPress={() => draft.follow({})} /> : null}
      {minutesPerDay === null ? null : (
        <Way
          text={`每天 ${minutesPerDay} 分钟，全部学得完`}
          onPress={() => draft.follow({ minutesPerDay })}
        />
      )}
      {retention === null ? null : (
        <Way
          text={`目标记住率降到 ${Math.round(retention * PERCENT)}%，全部学得完`}
          onPress={() => draft.follow({ retention })}
        />
      )}
      {words > 0 ? (
        <Way text={`只学最常考的 ${words} 个新词`} onPress={() => draft.keepNewWords(words)} />
      ) : null}
    </Card>
  )
})

interface WayProps {
  readonly text: string
  readonly onPress: () => void
}

function Way({ text, onPress }: WayProps) {
  return (
    <View className="late__way">
      <View className="yt-grow">{text}</View>
      <Button size="s" kind="soft" onPress={onPress}>
        采用
      </Button>
    </View>
  )
}
